<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Calls</name>
    <message>
        <source>little bemo</source>
        <translation>bemo pequeño</translation>
    </message>
    <message>
        <source>big bemo</source>
        <translation>bemo grande</translation>
    </message>
    <message>
        <source>little moe</source>
        <translation>moe pequeño</translation>
    </message>
    <message>
        <source>big moe</source>
        <translation>moe grande</translation>
    </message>
    <message>
        <source>little mo</source>
        <translation>mo pequeño</translation>
    </message>
    <message>
        <source>big mo</source>
        <translation>mo grande</translation>
    </message>
    <message>
        <source>lb</source>
        <comment>little bemo, in a column</comment>
        <translation>bp</translation>
    </message>
    <message>
        <source>bb</source>
        <comment>big bemo, in a column</comment>
        <translation>bg</translation>
    </message>
    <message>
        <source>lme</source>
        <comment>little moe, in a column</comment>
        <translation>mep</translation>
    </message>
    <message>
        <source>bme</source>
        <comment>big moe, in a column</comment>
        <translation>meg</translation>
    </message>
    <message>
        <source>lm</source>
        <comment>little mo, in a column</comment>
        <translation>mp</translation>
    </message>
    <message>
        <source>bm</source>
        <comment>big mo, in a column</comment>
        <translation>mg</translation>
    </message>
    <message>
        <source>nil</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>nil</translation>
    </message>
    <message>
        <source>zero</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>cero</translation>
    </message>
    <message>
        <source>ten for two hundred</source>
        <translation>diez por doscientos</translation>
    </message>
    <message>
        <source>moon</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>moon</translation>
    </message>
    <message>
        <source>team nil</source>
        <translation>nil de equipo</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>paso</translation>
    </message>
    <message>
        <source>misdeal</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>reparto nulo</translation>
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
        <translation>Diez</translation>
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
        <translation>NE</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Team nil</source>
        <translation>Nil de equipo</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Moon</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Reparto nulo</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Ten</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Diez</translation>
    </message>
</context>
<context>
    <name>CompareRulesDialog</name>
    <message>
        <source>&amp;Swap</source>
        <extracomment>Button: puts the left rules to the right and the right ones to the left, verb.</extracomment>
        <translation>In&amp;vertir</translation>
    </message>
    <message>
        <source>Compare Rules</source>
        <translation>Comparar reglas</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>The table of rules on that side of the window.</extracomment>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>The table of rules on that side of the window.</extracomment>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>Heading: the rules in which two tables differ, noun.</extracomment>
        <translation>Diferencias</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>Search rules and games</source>
        <translation>Buscar reglas y juegos</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Name of a list or a window, for a screen reader, too: the house rules.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Scores of example &amp;deals</source>
        <translation>Puntos en manos de &amp;ejemplo</translation>
    </message>
    <message>
        <source>Scores of example deals</source>
        <translation>Puntos en manos de ejemplo</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button: opens a window in which two tables of rules are compared, verb.</extracomment>
        <translation>&amp;Comparar…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Find a rule, a game, or a word: bags, jokers, two of clubs, renege …</source>
        <translation>Busca una regla, un juego o una palabra: bolsas, comodines, dos de tréboles, renuncio…</translation>
    </message>
    <message>
        <source>Show only chan&amp;ged rules</source>
        <translation>Ver solo las reglas cambia&amp;das</translation>
    </message>
    <message>
        <source>Show rules with no &amp;effect</source>
        <translation>Ver reglas sin e&amp;fecto</translation>
    </message>
    <message>
        <source>Also list rules that don&apos;t apply to this game, with the reason</source>
        <translation>Muestra también las reglas que no se aplican a este juego, con el motivo</translation>
    </message>
    <message>
        <source>The match in progress keeps its rules. Using these rules starts a new match.</source>
        <translation>La partida en curso conserva sus reglas. Si usas estas, empieza una partida nueva.</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>Restab&amp;lecer todo</translation>
    </message>
    <message>
        <source>Reset all rules to the chosen game</source>
        <translation>Restablece todas las reglas según el juego elegido</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Alt</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Espacio</translation>
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
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Ins</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>PgDown</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Abajo</translation>
    </message>
</context>
<context>
    <name>QuickSetupDialog</name>
    <message>
        <source>Rules</source>
        <extracomment>Name of a list or a window, for a screen reader, too: the house rules.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Basado en</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <extracomment>Heading of a group of fields: what is set there, noun.</extracomment>
        <translation>J&amp;ugadores</translation>
    </message>
    <message>
        <source>Play &amp;to</source>
        <translation>Jugar &amp;hasta</translation>
    </message>
    <message>
        <source>&amp;Nil scores</source>
        <translation>El &amp;nil vale</translation>
    </message>
    <message>
        <source>&amp;Blind nil</source>
        <translation>Nil a &amp;ciegas</translation>
    </message>
    <message>
        <source>Ba&amp;gs</source>
        <extracomment>Heading of a group of fields: what is set there, noun.</extracomment>
        <translation>B&amp;olsas</translation>
    </message>
    <message>
        <source>&amp;Jokers and twos</source>
        <translation>Comodines y &amp;doses</translation>
    </message>
    <message>
        <source>First &amp;lead</source>
        <translation>Primera &amp;salida</translation>
    </message>
    <message>
        <source>Quick Setup</source>
        <translation>Configuración rápida</translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation>Jugadores y puestos</translation>
    </message>
    <message>
        <source>Si&amp;ze of your group</source>
        <translation>Tamaño de tu &amp;grupo</translation>
    </message>
    <message>
        <source>6 or fewer</source>
        <translation>6 o menos</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Search the rule book</source>
        <translation>Buscar en el libro de reglas</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button of the rule book, as of a web browser.</extracomment>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>Button of the rule book, as of a web browser.</extracomment>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading beside the pages: a list of all of them, noun.</extracomment>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Explanation</source>
        <extracomment>Name of the text of a page, for a screen reader, noun.</extracomment>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Rule Book</source>
        <translation>Libro de reglas</translation>
    </message>
    <message>
        <source>Find a rule, a game, or a word</source>
        <translation>Busca una regla, un juego o una palabra</translation>
    </message>
</context>
<context>
    <name>RulesInForceDialog</name>
    <message>
        <source>Rule sheet</source>
        <translation>Hoja de reglas</translation>
    </message>
    <message>
        <source>Where the cards come from</source>
        <translation>De dónde vienen las cartas</translation>
    </message>
    <message>
        <source>Current Rules</source>
        <translation>Reglas actuales</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>None</source>
        <comment>A card that cancels a bag</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Board</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Lowest bid with a nil partner</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Penalty for talking</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Bonus for seven or more</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards dealt face up</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Sin puntos</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick with an ace</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Sin puntos</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick with the ace of spades</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Sin puntos</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick won with a two</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Sin puntos</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick: a high spade completes the contract</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Sin puntos</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Taking all tricks without bidding them</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Sin puntos</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Jokers</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards passed in every deal</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards exchanged for nil</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards exchanged for blind nil</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Must trump</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Looking at past tricks</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Target score</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Losing score</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Minimum number of deals</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a list of cards</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a list of points</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Ninguno</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <source>there is no auction.</source>
        <translation>no hay subasta.</translation>
    </message>
    <message>
        <source>An auction can&apos;t have a board (minimum contract), since only the winner has a contract.</source>
        <translation>En una subasta no puede haber board (contrato mínimo), porque solo tiene contrato quien la gana.</translation>
    </message>
    <message>
        <source>In an auction the bids aren&apos;t added up, so no total can be forbidden.</source>
        <translation>En una subasta no se suman las apuestas, así que no se puede prohibir ningún total.</translation>
    </message>
    <message>
        <source>A book of %1 leaves nothing to bid: the deal has %2 tricks.</source>
        <translation>Un libro de %1 no deja nada que apostar: la mano tiene %2 bazas.</translation>
    </message>
    <message>
        <source>Book</source>
        <extracomment>Title of a rule: how many tricks the winner of an auction needs beyond the number bid, noun.</extracomment>
        <translation>Libro</translation>
    </message>
    <message>
        <source>How many tricks the winner of the auction needs beyond the number bid.</source>
        <translation>Cuántas bazas necesita quien gana la subasta, además del número apostado.</translation>
    </message>
    <message>
        <source>bridge whist six books</source>
        <translation>bridge whist seis libros bazas</translation>
    </message>
    <message>
        <source>Tricks that score</source>
        <translation>Bazas que puntúan</translation>
    </message>
    <message>
        <source>In the auction, a bid counts only the tricks above a fixed number, the book. This rule decides whether the auction winners earn ten points only for each trick bid, or also for each trick of the book.</source>
        <translation>En la subasta, una apuesta cuenta solo las bazas por encima de un número fijo, el libro. Esta regla decide si quien gana la subasta recibe los diez puntos solo por cada baza apostada o también por cada baza del libro.</translation>
    </message>
    <message>
        <source>The tricks bid</source>
        <translation>Las bazas apostadas</translation>
    </message>
    <message>
        <source>The tricks bid and those of the book</source>
        <translation>Las bazas apostadas y las del libro</translation>
    </message>
    <message>
        <source>Points to defenders for each overtrick</source>
        <translation>A los defensores, por baza de más</translation>
    </message>
    <message>
        <source>Points that every other side gets for each overtrick of the auction winners.</source>
        <translation>Puntos que recibe cada uno de los demás bandos por cada baza de más de quienes ganaron la subasta.</translation>
    </message>
    <message>
        <source>Points to defenders for each undertrick</source>
        <translation>A los defensores, por baza que falte</translation>
    </message>
    <message>
        <source>Points that every other side gets for each trick by which the auction winners fall short.</source>
        <translation>Puntos que recibe cada uno de los demás bandos por cada baza que les falta a quienes ganaron la subasta.</translation>
    </message>
    <message>
        <source>Loss per trick bid when set</source>
        <translation>Si cae, pérdida por baza apostada</translation>
    </message>
    <message>
        <source>Points that the auction winners lose for each trick bid when they fall short.</source>
        <translation>Puntos que pierden por cada baza apostada quienes ganaron la subasta si les faltan bazas.</translation>
    </message>
    <message>
        <source>Bid %1, needed %2, took %3</source>
        <translation>Apostó %1, necesitaba %2, hizo %3</translation>
    </message>
    <message>
        <source>Bid %1, needed %2, took only %3</source>
        <translation>Apostó %1, necesitaba %2, hizo solo %3</translation>
    </message>
    <message numerus="yes">
        <source>The declarers took %n trick(s) more than they needed</source>
        <translation>
            <numerusform>El bando declarante hizo %n baza más de las que necesitaba</numerusform>
            <numerusform>El bando declarante hizo %n bazas más de las que necesitaba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarers fell %n trick(s) short</source>
        <translation>
            <numerusform>Al bando declarante le faltó %n baza</numerusform>
            <numerusform>Al bando declarante le faltaron %n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Bidding is an auction; the dealer bids first.</source>
        <translation>Se apuesta en subasta; quien reparte apuesta primero.</translation>
    </message>
    <message>
        <source>Bidding is an auction; the player after the dealer bids first.</source>
        <translation>Se apuesta en subasta; apuesta primero quien va después de quien reparte.</translation>
    </message>
    <message>
        <source>Each player in turn bids a number from %1 to %2 that is higher than the last bid, or passes and is out of the auction. If all pass, the same player deals again.</source>
        <translation>Cada jugador, por turno, apuesta un número de %1 a %2 más alto que la última apuesta, o pasa y queda fuera de la subasta. Si todos pasan, vuelve a repartir el mismo jugador.</translation>
    </message>
    <message numerus="yes">
        <source>The last bidder&apos;s side, the declarers, must take the tricks bid plus the book of %n trick(s).</source>
        <translation>
            <numerusform>El bando de la última apuesta, el declarante, debe hacer las bazas apostadas más el libro de %n baza.</numerusform>
            <numerusform>El bando de la última apuesta, el declarante, debe hacer las bazas apostadas más el libro de %n bazas.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the declarers take as many tricks as they need, they earn 10 points for each trick bid.</source>
        <translation>Si el bando declarante hace las bazas que necesita, gana 10 puntos por baza apostada.</translation>
    </message>
    <message>
        <source>If the declarers take as many tricks as they need, they earn 10 points for each trick bid and each trick of the book.</source>
        <translation>Si el bando declarante hace las bazas que necesita, gana 10 puntos por cada baza apostada y por cada baza del libro.</translation>
    </message>
    <message>
        <source>If the declarers take fewer tricks than they need, they score nothing.</source>
        <translation>Si el bando declarante hace menos bazas, no puntúa.</translation>
    </message>
    <message numerus="yes">
        <source>If the declarers take fewer tricks than they need, they lose %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Si el bando declarante hace menos bazas, pierde %n punto por cada baza apostada.</numerusform>
            <numerusform>Si el bando declarante hace menos bazas, pierde %n puntos por cada baza apostada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every defending side earns %n point(s) for each overtrick of the declarers and %2 for each undertrick. There are no bags and no nil.</source>
        <translation>
            <numerusform>Cada bando defensor gana %n punto por cada baza de más del bando declarante y %2 por cada baza que le falte. No hay bolsas ni nil.</numerusform>
            <numerusform>Cada bando defensor gana %n puntos por cada baza de más del bando declarante y %2 por cada baza que le falte. No hay bolsas ni nil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Auction; tricks in the book: %1.</source>
        <translation>Subasta; bazas del libro: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The last bidder, the declarer, must take the tricks bid plus the book of %n trick(s).</source>
        <translation>
            <numerusform>Quien hizo la última apuesta, el declarante, debe hacer las bazas apostadas más el libro de %n baza.</numerusform>
            <numerusform>Quien hizo la última apuesta, el declarante, debe hacer las bazas apostadas más el libro de %n bazas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A declarer who takes as many tricks as needed earns 10 points for each trick bid.</source>
        <translation>Si el declarante hace las bazas que necesita, gana 10 puntos por baza apostada.</translation>
    </message>
    <message>
        <source>A declarer who takes as many tricks as needed earns 10 points for each trick bid and each trick of the book.</source>
        <translation>Si el declarante hace las bazas que necesita, gana 10 puntos por cada baza apostada y por cada baza del libro.</translation>
    </message>
    <message>
        <source>A declarer who takes fewer tricks than needed scores nothing.</source>
        <translation>Si el declarante hace menos bazas, no puntúa.</translation>
    </message>
    <message numerus="yes">
        <source>A declarer who takes fewer tricks than needed loses %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Si el declarante hace menos bazas, pierde %n punto por cada baza apostada.</numerusform>
            <numerusform>Si el declarante hace menos bazas, pierde %n puntos por cada baza apostada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player earns %n point(s) for each overtrick of the declarer and %2 for each undertrick. There are no bags and no nil.</source>
        <translation>
            <numerusform>Cada uno de los demás gana %n punto por cada baza de más del declarante y %2 por cada baza que le falte. No hay bolsas ni nil.</numerusform>
            <numerusform>Cada uno de los demás gana %n puntos por cada baza de más del declarante y %2 por cada baza que le falte. No hay bolsas ni nil.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bags</name>
    <message>
        <source>Who took the %1</source>
        <translation>Quién se llevó %1</translation>
    </message>
    <message>
        <source>Who took the card that cancels a bag</source>
        <translation>Quién se llevó la carta que quita una bolsa</translation>
    </message>
    <message>
        <source>The card that cancels a bag hasn&apos;t been played yet.</source>
        <translation>Aún no se ha jugado la carta que quita una bolsa.</translation>
    </message>
    <message>
        <source>&quot;cancel_card&quot; is missing: rule bags_cancel_card needs the seat that took that card, or null</source>
        <translation>falta &quot;cancel_card&quot;: la regla bags_cancel_card necesita el puesto que se llevó esa carta, o null</translation>
    </message>
    <message>
        <source>bags cost nothing.</source>
        <translation>las bolsas no cuestan nada.</translation>
    </message>
    <message>
        <source>there is no fixed card that cancels a bag.</source>
        <translation>no hay ninguna carta fija que quite una bolsa.</translation>
    </message>
    <message>
        <source>Name one card that cancels a bag.</source>
        <translation>Nombra una sola carta que quite una bolsa.</translation>
    </message>
    <message>
        <source>The card that cancels a bag, %1, is not in the deck.</source>
        <translation>La carta que quita una bolsa, %1, no está en la baraja.</translation>
    </message>
    <message>
        <source>Bag limit</source>
        <translation>Límite de bolsas</translation>
    </message>
    <message>
        <source>How many bags cost the penalty. 0 means that bags cost nothing.</source>
        <translation>Con cuántas bolsas se paga la penalización. Con 0, las bolsas no cuestan nada.</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Sin penalización</translation>
    </message>
    <message>
        <source>sandbags overtricks bagging out sandbagging ten no bags</source>
        <translation>bolsas bazas de más acumular bolsas diez sin bolsas</translation>
    </message>
    <message>
        <source>bags; bag; no bags=0; without bags=0; sandbags; sandbag; sandbagging; bagging out; bag out; bag limit; sandbag limit; # bags; # bags is a penalty; # sandbags; bags at #; bags -# at #; how many bags</source>
        <translation>bolsas; bolsa; sin bolsas=0; no hay bolsas=0; sacos; sandbags; sandbag; acumular bolsas; embolsar; pasarse de bolsas; límite de bolsas; # bolsas; # bolsas son penalización; # sacos; bolsas a las #; bolsas -# a las #; cuántas bolsas</translation>
    </message>
    <message>
        <source>Bag penalty</source>
        <translation>Penalización por bolsas</translation>
    </message>
    <message>
        <source>Points lost each time the bag limit is reached.</source>
        <translation>Puntos que se pierden cada vez que se llega al límite de bolsas.</translation>
    </message>
    <message>
        <source>sandbags overtricks bagging out hundred</source>
        <translation>bolsas bazas de más acumular bolsas cien</translation>
    </message>
    <message>
        <source>penalty; bag penalty; sandbag penalty; penalty for bags; # for bags; bags -#; bags -# at #; bags cost #; lose # for bags; minus # for bags</source>
        <translation>penalización; penalización por bolsas; castigo por bolsas; # por bolsas; bolsas -#; bolsas -# a las #; las bolsas cuestan #; perder # por bolsas; menos # por bolsas</translation>
    </message>
    <message>
        <source>Bags after a penalty</source>
        <translation>Bolsas tras una penalización</translation>
    </message>
    <message>
        <source>Whether bags beyond the limit stay and count toward the next penalty, or all bags are reset.</source>
        <translation>Indica si las bolsas que pasan del límite se quedan y cuentan para la próxima penalización, o si todas vuelven a cero.</translation>
    </message>
    <message>
        <source>Bags beyond the limit stay</source>
        <translation>Se conservan las que pasan del límite</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>A value of “Bags beyond the limit”: the count begins at none again, an adjective.</extracomment>
        <translation>A cero</translation>
    </message>
    <message>
        <source>sandbags overtricks reset keep</source>
        <translation>bolsas bazas de más poner a cero conservar</translation>
    </message>
    <message>
        <source>bags reset=empty; reset bags=empty; bags start over=empty; bags go back to zero=empty; bags carry over=carry; bags roll over=carry; keep extra bags=carry</source>
        <translation>las bolsas se vacían=empty; vaciar bolsas=empty; bolsas a cero=empty; las bolsas vuelven a cero=empty; las bolsas se conservan=carry; las bolsas se arrastran=carry; guardar bolsas sobrantes=carry</translation>
    </message>
    <message>
        <source>Bags separate from the score</source>
        <translation>Bolsas fuera del marcador</translation>
    </message>
    <message>
        <source>Bags are counted separately from the score and earn no points.</source>
        <translation>Las bolsas se cuentan aparte de los puntos y no dan ninguno.</translation>
    </message>
    <message>
        <source>sandbags 0-till-10 last digit units</source>
        <translation>bolsas del 0 al 10 última cifra dígito unidades</translation>
    </message>
    <message>
        <source>A card that cancels a bag</source>
        <translation>Una carta que quita una bolsa</translation>
    </message>
    <message>
        <source>Which card cancels a bag: none, always the same card, or one cut from the deck before each deal. If a side takes this card, makes its contract, and has an overtrick, it counts one bag fewer.</source>
        <translation>Qué carta quita una bolsa: ninguna, siempre la misma o una que se corta antes de cada mano. Si un bando se lleva esta carta, cumple su contrato y tiene una baza de más, cuenta una bolsa menos.</translation>
    </message>
    <message>
        <source>A fixed card</source>
        <translation>Una carta fija</translation>
    </message>
    <message>
        <source>A card cut from the deck for each deal</source>
        <translation>Una carta cortada de la baraja en cada mano</translation>
    </message>
    <message>
        <source>sandbag cancellation three of spades</source>
        <translation>quitar bolsa anular bolsa tres de picas</translation>
    </message>
    <message>
        <source>cancel a bag; three of spades; 3 of spades; sandbag cancellation; cancel bags; take away a bag</source>
        <translation>anular una bolsa; tres de picas; 3 de picas; quitar una bolsa; anular bolsas; cancelar bolsa</translation>
    </message>
    <message>
        <source>The canceling card</source>
        <translation>Qué carta fija quita una bolsa</translation>
    </message>
    <message>
        <source>The card that cancels a bag.</source>
        <translation>La carta que quita una bolsa.</translation>
    </message>
    <message>
        <source>The special card canceled a bag</source>
        <translation>La carta especial quitó una bolsa</translation>
    </message>
    <message numerus="yes">
        <source>Penalty for %n bag(s)</source>
        <translation>
            <numerusform>Penalización por %n bolsa</numerusform>
            <numerusform>Penalización por %n bolsas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Penalty for %n bag(s); all bags are reset</source>
        <translation>
            <numerusform>Penalización por %n bolsa; todas las bolsas a cero</numerusform>
            <numerusform>Penalización por %n bolsas; todas las bolsas a cero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every overtrick is a bag; a side loses %1 for %n bag(s).</source>
        <translation>
            <numerusform>Cada baza de más es una bolsa; un bando pierde %1 por cada bolsa.</numerusform>
            <numerusform>Cada baza de más es una bolsa; un bando pierde %1 por cada %n bolsas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any further bags count toward the next penalty.</source>
        <translation>Las bolsas que pasan de ahí cuentan para la próxima penalización.</translation>
    </message>
    <message>
        <source>All bags are then reset.</source>
        <translation>Después, todas las bolsas vuelven a cero.</translation>
    </message>
    <message>
        <source>There is no penalty for bags.</source>
        <translation>No hay penalización por bolsas.</translation>
    </message>
    <message>
        <source>If a side takes %1, makes its contract, and has an overtrick, it counts one bag fewer in that deal.</source>
        <translation>Si un bando se lleva %1, cumple su contrato y tiene una baza de más, cuenta una bolsa menos en esa mano.</translation>
    </message>
    <message>
        <source>Before each deal, a card is cut. If a side takes that card in a trick, makes its contract, and has an overtrick, it counts one bag fewer in that deal.</source>
        <translation>Antes de cada mano se corta una carta. Si un bando se lleva esa carta en una baza, cumple su contrato y tiene una baza de más, cuenta una bolsa menos en esa mano.</translation>
    </message>
    <message>
        <source>Bags: at %1, lose %2.</source>
        <translation>Bolsas: con %1 se pierden %2.</translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation>Las bolsas no cuestan nada.</translation>
    </message>
    <message numerus="yes">
        <source>Every overtrick is a bag; a player loses %1 for %n bag(s).</source>
        <translation>
            <numerusform>Cada baza de más es una bolsa; un jugador pierde %1 por cada bolsa.</numerusform>
            <numerusform>Cada baza de más es una bolsa; un jugador pierde %1 por cada %n bolsas.</numerusform>
        </translation>
    </message>
    <message>
        <source>If a player takes %1, makes their contract, and has an overtrick, they count one bag fewer in that deal.</source>
        <translation>Si un jugador se lleva %1, cumple su contrato y tiene una baza de más, cuenta una bolsa menos en esa mano.</translation>
    </message>
    <message>
        <source>Before each deal, a card is cut. If a player takes that card in a trick, makes their contract, and has an overtrick, they count one bag fewer in that deal.</source>
        <translation>Antes de cada mano se corta una carta. Si un jugador se lleva esa carta en una baza, cumple su contrato y tiene una baza de más, cuenta una bolsa menos en esa mano.</translation>
    </message>
</context>
<context>
    <name>bidding</name>
    <message>
        <source>Your partner&apos;s bid rules this out.</source>
        <translation>La apuesta de tu compañero lo impide.</translation>
    </message>
    <message>
        <source>Your partner&apos;s bid ends in a half, so yours must, too.</source>
        <translation>La apuesta de tu compañero lleva media baza, así que la tuya también debe llevarla.</translation>
    </message>
    <message>
        <source>Half a trick can&apos;t be bid: no partner is left to bid the other half.</source>
        <translation>No se puede apostar media baza: no queda ningún compañero que apueste la otra media.</translation>
    </message>
    <message>
        <source>Your partner bid nil: you must bid a number.</source>
        <translation>Tu compañero apostó nil: debes apostar un número.</translation>
    </message>
    <message>
        <source>The partner of a nil bidder must bid at least %1.</source>
        <translation>Si tu compañero apuesta nil, debes apostar %1 como mínimo.</translation>
    </message>
    <message>
        <source>Board: a side must bid at least %1; this bid gives it only %2.</source>
        <translation>Board: cada bando debe apostar al menos %1; con esta apuesta, el tuyo solo llega a %2.</translation>
    </message>
    <message>
        <source>The partner who bids second can&apos;t add exactly one trick.</source>
        <translation>El compañero que apuesta después no puede añadir exactamente una baza.</translation>
    </message>
    <message>
        <source>The partner who bids second can&apos;t bid exactly one.</source>
        <translation>El compañero que apuesta después no puede apostar exactamente uno.</translation>
    </message>
    <message>
        <source>No nines: a side&apos;s contract may not be nine.</source>
        <translation>Nueve no vale: el contrato de un bando no puede ser nueve.</translation>
    </message>
    <message>
        <source>The bids must not add up to %1.</source>
        <translation>Las apuestas no pueden sumar %1.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1.</source>
        <translation>Todas las apuestas juntas deben sumar al menos %1.</translation>
    </message>
    <message>
        <source>In suicide, whiz, and mirror each player bids in turn. They can&apos;t be combined with an auction or with bids that partners make together.</source>
        <translation>En suicide, whiz y mirror los jugadores apuestan por turno. No se pueden combinar con una subasta ni con apuestas conjuntas de los compañeros.</translation>
    </message>
    <message>
        <source>Suicide needs two pairs: four players with partners.</source>
        <translation>Suicide necesita dos parejas: cuatro jugadores con compañeros.</translation>
    </message>
    <message>
        <source>Suicide, whiz, and mirror are possible only if nil is allowed.</source>
        <translation>Suicide, whiz y mirror solo son posibles si se permite el nil.</translation>
    </message>
    <message>
        <source>Suicide, whiz, and mirror can&apos;t be combined with bidding nil before all other bids.</source>
        <translation>Suicide, whiz y mirror no se pueden combinar con declarar nil antes que las demás apuestas.</translation>
    </message>
    <message>
        <source>The lowest bid allowed, %1, is above the highest, %2: some hands would have no legal bid.</source>
        <translation>La apuesta mínima permitida, %1, supera la máxima, %2: con algunas cartas no habría apuesta legal.</translation>
    </message>
    <message>
        <source>the lowest bid is higher than one.</source>
        <translation>la apuesta mínima es mayor que uno.</translation>
    </message>
    <message>
        <source>one partner of each side must bid nil.</source>
        <translation>en cada bando un compañero debe apostar nil.</translation>
    </message>
    <message>
        <source>with bids that add up to so few tricks, the deal is void.</source>
        <translation>con apuestas que suman tan pocas bazas, la mano es nula.</translation>
    </message>
    <message>
        <source>partners do not bid together.</source>
        <translation>los compañeros no apuestan juntos.</translation>
    </message>
    <message>
        <source>If the second partner names the side&apos;s total, half tricks can&apos;t be bid.</source>
        <translation>Si el segundo compañero dice el total del bando, no se pueden apostar medias bazas.</translation>
    </message>
    <message>
        <source>If the second partner names the side&apos;s total, there are no separate bids to raise; only the whole side&apos;s contract can be raised.</source>
        <translation>Si el segundo compañero dice el total del bando, no hay apuestas separadas que subir; solo se puede subir el contrato de todo el bando.</translation>
    </message>
    <message>
        <source>A minimum total of bids can&apos;t be combined with an auction, whiz, or mirror.</source>
        <translation>Un total mínimo de las apuestas no se puede combinar con una subasta, whiz ni mirror.</translation>
    </message>
    <message>
        <source>The bids must total at least %1, but can reach only %2.</source>
        <translation>Las apuestas deben sumar al menos %1, pero solo pueden llegar a %2.</translation>
    </message>
    <message>
        <source>“Raising” can&apos;t be combined with “Counter bid”.</source>
        <translation>«Subir la apuesta» no se puede combinar con «Contraapuesta».</translation>
    </message>
    <message>
        <source>No number can be bid: the lowest allowed, %1, is above the highest, %2.</source>
        <translation>No se puede apostar ningún número: el mínimo permitido, %1, supera el máximo, %2.</translation>
    </message>
    <message>
        <source>The board is %1, but no side can bid more than %2. A side that can&apos;t reach the board may bid less.</source>
        <translation>El board es %1, pero ningún bando puede apostar más de %2. El bando que no pueda llegar al board puede apostar menos.</translation>
    </message>
    <message>
        <source>The bids must total at least %1, more than the %2 tricks of the deal: most deals will be void, and the match may never end.</source>
        <translation>Las apuestas deben sumar al menos %1, más que las %2 bazas de la mano: casi todas las manos serán nulas y la partida puede no acabar nunca.</translation>
    </message>
    <message>
        <source>Style of bidding</source>
        <translation>Forma de apostar</translation>
    </message>
    <message>
        <source>How bids are made: each player bids in turn around the table; partners discuss and bid as a side; or players outbid each other in an auction.</source>
        <translation>Cómo se apuesta: cada jugador apuesta por turno; los compañeros lo hablan y apuestan como bando; o los jugadores se superan en una subasta.</translation>
    </message>
    <message>
        <source>Each player in turn</source>
        <translation>Por turno</translation>
    </message>
    <message>
        <source>Partners together</source>
        <translation>Los compañeros juntos</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>A value of “How bids are made”: players bid against each other, noun.</extracomment>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>partnership bidding round the table team bid together auction bridge</source>
        <translation>apostar en pareja compañeros juntos por turno ronda equipo subasta puja bridge</translation>
    </message>
    <message>
        <source>partnership; bidding together=side; team bidding=side; partnership bidding=side; bid as a team=side; bid together=side; auction=auction; how to bid; round the table=each</source>
        <translation>por parejas; apostar juntos=side; apuesta de equipo=side; apuesta por parejas=side; apostar como equipo=side; apostar en pareja=side; subasta=auction; cómo se apuesta; por turno=each</translation>
    </message>
    <message>
        <source>Who bids first</source>
        <translation>Quién apuesta primero</translation>
    </message>
    <message>
        <source>Who bids first: the player after the dealer, or the dealer. When sides bid together: the side that did not deal, or the dealer&apos;s side.</source>
        <translation>Quién apuesta primero: quien va después de quien reparte, o quien reparte. Si los compañeros apuestan juntos: el bando que no reparte, o el que reparte.</translation>
    </message>
    <message>
        <source>Player after the dealer</source>
        <translation>El siguiente a quien reparte</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>A value: the player who deals, noun.</extracomment>
        <translation>Quien reparte</translation>
    </message>
    <message>
        <source>Side that did not deal</source>
        <translation>El bando que no reparte</translation>
    </message>
    <message>
        <source>Dealer&apos;s side</source>
        <translation>El bando que reparte</translation>
    </message>
    <message>
        <source>who bids first; first bid; dealer bids first=dealer; left of dealer bids first=left; first bidder; who starts bidding</source>
        <translation>quién apuesta primero; primera apuesta; el repartidor apuesta primero=dealer; izquierda del repartidor apuesta primero=left; primero en apostar; quién empieza a apostar</translation>
    </message>
    <message>
        <source>What the second partner bids</source>
        <translation>Qué apuesta el segundo compañero</translation>
    </message>
    <message>
        <source>What the second partner&apos;s number means. Either it is their own tricks, which are added to the first number. Or it is the whole contract of the side: never below the first number (“one opens, one closes”), or as low as the second partner likes.</source>
        <translation>Qué significa el número del segundo compañero. O son sus propias bazas, que se suman al primer número. O es el contrato de todo el bando: nunca por debajo del primer número («uno abre, otro cierra»), o tan bajo como quiera el segundo compañero.</translation>
    </message>
    <message>
        <source>Their own tricks</source>
        <translation>Sus propias bazas</translation>
    </message>
    <message>
        <source>The side&apos;s total</source>
        <translation>El total del bando</translation>
    </message>
    <message>
        <source>The side&apos;s total, however low</source>
        <translation>El total del bando, por bajo que sea</translation>
    </message>
    <message>
        <source>one opens one closes open and close opener closer partner closes the bid total bid team</source>
        <translation>uno abre otro cierra abrir y cerrar quien abre quien cierra el compañero cierra la apuesta apuesta total equipo</translation>
    </message>
    <message>
        <source>one opens one closes=total; one opens and one closes=total; open and close=total; opener and closer=total; partner closes the bid=total; closing bid; total bid=total; partner names the total=total; second partner bids for the team=total</source>
        <translation>uno abre otro cierra=total; uno abre y otro cierra=total; abrir y cerrar=total; el que abre y el que cierra=total; el compañero cierra la apuesta=total; apuesta de cierre=total; apuesta total=total; el compañero dice el total=total; el segundo compañero apuesta por el equipo=total</translation>
    </message>
    <message>
        <source>Bidding restrictions</source>
        <translation>Límites de las apuestas</translation>
    </message>
    <message>
        <source>Suicide: in every pair exactly one bids nil, the other at least four. Whiz: bid the number of spades you hold, or nil. Mirror: bid the number of spades you hold, and nil only if you have none.</source>
        <translation>Suicide: en cada pareja exactamente uno apuesta nil y el otro cuatro como mínimo. Whiz: apuesta el número de picas que tienes, o nil. Mirror: apuesta el número de picas que tienes, y nil solo si no tienes ninguna.</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>Who has to bid what, a value: any number; or the bids of the games of that name.</extracomment>
        <translation>Libre</translation>
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
        <translation>suicide suicidio whiz wiz mirror espejo picas propias</translation>
    </message>
    <message>
        <source>suicide=suicide; whiz=whiz; wiz=whiz; mirror=mirror; mirrors=mirror; own spades; one partner must bid nil=suicide</source>
        <translation>suicide=suicide; suicidio=suicide; whiz=whiz; wiz=whiz; mirror=mirror; espejo=mirror; picas propias; uno de los compañeros debe apostar nil=suicide</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Apuesta mínima</translation>
    </message>
    <message>
        <source>The lowest number that a player may bid, apart from nil.</source>
        <translation>El número más bajo que se puede apostar, aparte del nil.</translation>
    </message>
    <message>
        <source>minimum bid board four fredieu</source>
        <translation>apuesta mínima mínimo cuatro board fredieu</translation>
    </message>
    <message>
        <source>minimum bid; least bid; lowest bid; bid at least #; minimum bid of #; each player at least #; no bid below #</source>
        <translation>apuesta mínima; apuesta más baja; apostar al menos #; apuesta mínima de #; cada jugador al menos #; ninguna apuesta por debajo de #</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Title of a rule: the lowest contract of a side, a word of players (the board is where scores are written).</extracomment>
        <translation>Board (mínimo)</translation>
    </message>
    <message>
        <source>The lowest contract that a side may end up with. It does not apply to a side whose players all bid nil.</source>
        <translation>El contrato más bajo con el que puede quedar un bando. No vale para un bando cuyos jugadores apuestan todos nil.</translation>
    </message>
    <message>
        <source>minimum bid of a team four board</source>
        <translation>apuesta mínima del equipo pareja mínimo cuatro board</translation>
    </message>
    <message>
        <source>board; going board; go board; board bid; minimum contract; team minimum; minimum bid of a team; minimum for the team; team bids at least #; board of #</source>
        <translation>board; ir al board; mínimo del equipo; contrato mínimo; apuesta mínima del equipo; mínimo por pareja; el equipo apuesta al menos #; board de #</translation>
    </message>
    <message>
        <source>Lowest bid with a nil partner</source>
        <translation>Apuesta mínima del compañero de un nil</translation>
    </message>
    <message>
        <source>The lowest number for the partner of a nil bidder, unless both bid nil. 0 means no such limit.</source>
        <translation>El número más bajo para el compañero de quien apuesta nil, salvo si los dos apuestan nil. Con 0 no hay límite.</translation>
    </message>
    <message>
        <source>minimum four</source>
        <translation>mínimo cuatro</translation>
    </message>
    <message>
        <source>partner of nil bids at least #; nil partner; cover bid; lowest bid beside nil</source>
        <translation>el compañero del nil apuesta al menos #; compañero de nil; apuesta de protección; apuesta mínima con nil</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Apuesta máxima</translation>
    </message>
    <message>
        <source>The highest number that may be bid. It is never more than the number of tricks in the deal.</source>
        <translation>El número más alto que se puede apostar. Nunca es mayor que el número de bazas de la mano.</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>A word under which people look for the highest bid.</extracomment>
        <translation>máximo tope</translation>
    </message>
    <message>
        <source>maximum bid; highest bid; most bid; bid limit; bid at most #; no bid above #; no bid over #; maximum bid of #</source>
        <translation>apuesta máxima; apuesta más alta; mayor apuesta; límite de apuesta; apostar como mucho #; ninguna apuesta de más de #; no más de #; apuesta máxima de #</translation>
    </message>
    <message>
        <source>A bid of zero</source>
        <translation>Apuesta de cero</translation>
    </message>
    <message>
        <source>Whether a bid of zero means nil, or zero is an ordinary number and nil must be announced by name.</source>
        <translation>Indica si apostar cero significa nil, o si cero es un número normal y el nil se declara por su nombre.</translation>
    </message>
    <message>
        <source>Means nil</source>
        <translation>Significa nil</translation>
    </message>
    <message>
        <source>An ordinary bid</source>
        <translation>Una apuesta normal</translation>
    </message>
    <message>
        <source>nilo none nothing</source>
        <translation>nil nilo ninguna nada cero</translation>
    </message>
    <message>
        <source>zero bid; bid zero; bid of 0; bid nothing</source>
        <translation>apuesta cero; apostar cero; apuesta de 0; no apostar nada</translation>
    </message>
    <message>
        <source>Second partner can&apos;t bid one</source>
        <translation>El segundo no puede apostar uno</translation>
    </message>
    <message>
        <source>The partner who bids second may not bid exactly one.</source>
        <translation>El compañero que apuesta en segundo lugar no puede apostar exactamente uno.</translation>
    </message>
    <message>
        <source>No nines</source>
        <translation>Nueve no vale</translation>
    </message>
    <message>
        <source>A side&apos;s contract may not be exactly nine.</source>
        <translation>El contrato de un bando no puede ser exactamente nueve.</translation>
    </message>
    <message>
        <source>no nine=true; no nines=true; no contract of nine=true; cannot bid nine=true; no 9=true</source>
        <translation>sin nueve=true; nada de nueves=true; no hay contrato de nueve=true; no se puede apostar nueve=true; no 9=true</translation>
    </message>
    <message>
        <source>Bids must not total the number of tricks</source>
        <translation>Las apuestas no pueden sumar las bazas</translation>
    </message>
    <message>
        <source>The bids must not add up to the number of tricks, so someone must miss. The last bidder may not bid the number that would make them add up.</source>
        <translation>Las apuestas no pueden sumar el número de bazas, así que alguien tiene que quedarse sin cumplir. Quien apuesta al final no puede apostar el número que completaría esa suma.</translation>
    </message>
    <message>
        <source>thirteen add up screw the dealer oh hell</source>
        <translation>trece suman total fastidiar al que reparte oh hell</translation>
    </message>
    <message>
        <source>someone must lose=true; somebody must lose=true; someone must miss=true; someone must go set=true; bids may not add up=true; bids cannot add up to thirteen=true; not thirteen=true; total may not be thirteen=true; screw the dealer=true; hook=true</source>
        <translation>alguien debe perder=true; alguien tiene que perder=true; alguien debe fallar=true; alguien debe caer=true; las apuestas no pueden sumar=true; las apuestas no pueden sumar trece=true; no trece=true; el total no puede ser trece=true; fastidiar al repartidor=true; gancho=true</translation>
    </message>
    <message>
        <source>Minimum total of all bids</source>
        <translation>Total mínimo de las apuestas</translation>
    </message>
    <message>
        <source>All contracts together must total at least this many tricks. 0 means no minimum.</source>
        <translation>Todos los contratos juntos deben sumar al menos estas bazas. Con 0 no hay mínimo.</translation>
    </message>
    <message>
        <source>Any sum</source>
        <translation>Cualquier suma</translation>
    </message>
    <message>
        <source>gentleman&apos;s bid gentlemans bids must total 11 eleven books sum least minimum</source>
        <translation>apuesta de caballeros apuestas deben sumar 11 once bazas libros suma total al menos mínimo</translation>
    </message>
    <message>
        <source>gentleman&apos;s bid; gentlemans bid; bids must total #; bids must total at least #; bids must add up to #; # books; all bids at least #; minimum total; total of all bids; under # redeal; redeal under #; redeal if bids under #; underbid redeal; low bids redeal; underbid</source>
        <translation>apuesta de caballeros; las apuestas deben sumar #; las apuestas deben sumar al menos #; entre todos #; # libros; todas las apuestas al menos #; total mínimo; total de las apuestas; menos de # se reparte de nuevo; repartir de nuevo por debajo de #; repartir de nuevo si las apuestas no llegan a #; apuestas bajas repartir de nuevo; apostar de menos</translation>
    </message>
    <message>
        <source>When the bids total too few tricks</source>
        <translation>Si se apuestan muy pocas bazas</translation>
    </message>
    <message>
        <source>What happens if the contracts total less than the minimum: the deal is void, or the last bidder must bid enough to reach it.</source>
        <translation>Qué pasa si los contratos suman menos del mínimo: la mano es nula, o quien apuesta al final debe apostar lo que falte.</translation>
    </message>
    <message>
        <source>The deal is void</source>
        <translation>La mano es nula</translation>
    </message>
    <message>
        <source>The last bidder must bid enough</source>
        <translation>La última apuesta completa el total</translation>
    </message>
    <message>
        <source>redeal short too few books bid gentleman&apos;s</source>
        <translation>repartir de nuevo pocas bazas apuestas bajas suma baja apuesta de caballeros</translation>
    </message>
    <message>
        <source>Half tricks</source>
        <translation>Medias bazas</translation>
    </message>
    <message>
        <source>The first partner may add half a trick to the bid, as in three and a half. The second partner must then add another half.</source>
        <translation>El primer compañero puede añadir media baza a su apuesta, como en tres y media. Entonces el segundo debe añadir otra media.</translation>
    </message>
    <message>
        <source>three and a half maybe</source>
        <translation>tres y media quizá medias</translation>
    </message>
    <message>
        <source>half tricks; half bids; half trick; and a half; three and a half</source>
        <translation>medias bazas; medias apuestas; media baza; y media; tres y media</translation>
    </message>
    <message>
        <source>Raising</source>
        <extracomment>Title of a rule: who may say a higher number after the last bid, noun.</extracomment>
        <translation>Subir la apuesta</translation>
    </message>
    <message>
        <source>Who may raise after the last bid: nobody; each player, by one; or each side in turn, by any number.</source>
        <translation>Quién puede subir después de la última apuesta: nadie; cada jugador, en uno; o cada bando, por turno, cuanto quiera.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No se permite</translation>
    </message>
    <message>
        <source>Each player may raise by one</source>
        <translation>Cada jugador puede subir uno</translation>
    </message>
    <message>
        <source>Each side may raise by any number</source>
        <translation>Cada bando puede subir cuanto quiera</translation>
    </message>
    <message>
        <source>second round increase up</source>
        <translation>segunda ronda subir aumentar</translation>
    </message>
    <message>
        <source>raise; raising; raise bids; up the bid; change the bid; second round of bidding</source>
        <translation>subir; subida; subir apuestas; aumentar la apuesta; cambiar la apuesta; segunda ronda de apuestas</translation>
    </message>
    <message>
        <source>Counter bid</source>
        <translation>Contraapuesta</translation>
    </message>
    <message>
        <source>The side that bid first may raise its contract once after it has heard the other side.</source>
        <translation>El bando que apostó primero puede subir su contrato una vez después de oír al otro.</translation>
    </message>
    <message>
        <source>Partners may talk</source>
        <translation>Los compañeros pueden hablar</translation>
    </message>
    <message>
        <source>When sides bid together, partners may say how many sure and how many possible tricks they hold. Otherwise they may not talk about their hands.</source>
        <translation>Los compañeros que apuestan juntos pueden decir cuántas bazas seguras y cuántas posibles tienen. Sin esta regla, no pueden hablar de sus cartas.</translation>
    </message>
    <message>
        <source>table talk discuss sure possible maybe cross-boarding</source>
        <translation>hablar en la mesa comentar seguras posibles quizá</translation>
    </message>
    <message>
        <source>table talk; board talk; cross boarding; talking across the board; talk across the table; talking; possibles; sures and possibles; partners talk; no talking=false; no table talk=false</source>
        <translation>hablar en la mesa; charla; hablar con el compañero; hablar de las cartas; cruzar la mesa; hablar; posibles; seguras y posibles; los compañeros hablan; sin hablar=false; prohibido hablar=false</translation>
    </message>
    <message>
        <source>Books filled</source>
        <translation>Libros completos</translation>
    </message>
    <message>
        <source>If all contracts add up to this number, the deal is not played and every side scores its contract. 0 turns this rule off.</source>
        <translation>Si todos los contratos suman este número, la mano no se juega y cada bando se anota su contrato. Con 0 la regla no se usa.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>No se usa</translation>
    </message>
    <message>
        <source>book tricks not played ten</source>
        <translation>libro bazas no se juega diez</translation>
    </message>
    <message>
        <source>books made; books made at #; total bid of #</source>
        <translation>libros completos; libros completos con #; total apostado de #</translation>
    </message>
    <message>
        <source>First deal is played without bids</source>
        <translation>Primera mano sin apuestas</translation>
    </message>
    <message>
        <source>Nobody bids in the first deal of a match, and each trick scores ten points.</source>
        <translation>En la primera mano de la partida nadie apuesta y cada baza vale diez puntos.</translation>
    </message>
    <message>
        <source>first hand bids itself</source>
        <translation>primera mano sin apostar se apuesta sola</translation>
    </message>
    <message>
        <source>first hand bids itself=true; first deal bids itself=true; first hand plays itself=true; hand bids itself=true; bids itself=true; no bid on the first hand=true; first hand without bids=true</source>
        <translation>la primera mano se apuesta sola=true; el primer reparto se apuesta solo=true; la primera mano se juega sola=true; la mano se apuesta sola=true; se apuesta sola=true; sin apuesta en la primera mano=true; primera mano sin apuestas=true</translation>
    </message>
    <message>
        <source>Penalty for talking</source>
        <translation>Penalización por hablar</translation>
    </message>
    <message>
        <source>What happens if a side is found to have talked about its cards or broken procedure. Either nothing, or the deal is void and the next player deals. Or the side pays in bags, in points, or with some of the tricks it took.</source>
        <translation>Qué pasa si se descubre que un bando ha hablado de sus cartas o no ha seguido el procedimiento. O nada, o la mano es nula y reparte el siguiente. O el bando paga con bolsas, con puntos o con algunas de las bazas que hizo.</translation>
    </message>
    <message>
        <source>Next player deals</source>
        <translation>Reparte el siguiente</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>What a side pays with for talking, a value.</extracomment>
        <translation>Bolsas</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>What a side pays with for talking, a value.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>What a side pays with for talking, a value.</extracomment>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>cross-boarding table talk crossboarding 3 books for talking penalty procedure</source>
        <translation>hablar en la mesa hablar de las cartas 3 bazas por hablar penalización procedimiento</translation>
    </message>
    <message>
        <source>talking penalty; penalty for talking; # books for talking=tricks; books for talking=tricks; lose books for talking=tricks; table talk penalty; cross boarding penalty; procedure; fault of procedure</source>
        <translation>penalización por hablar; castigo por hablar; # libros por hablar=tricks; libros por hablar=tricks; perder libros por hablar=tricks; penalización por charla; penalización por cruzar la mesa; procedimiento; falta de procedimiento</translation>
    </message>
    <message>
        <source>Penalty amount</source>
        <translation>Valor de esa penalización</translation>
    </message>
    <message>
        <source>How many bags, points, or tricks the penalty for talking costs.</source>
        <translation>Cuántas bolsas, puntos o bazas cuesta la penalización por hablar.</translation>
    </message>
    <message>
        <source>cross-boarding table talk crossboarding</source>
        <translation>hablar en la mesa hablar de las cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) in a deal without bids</source>
        <translation>
            <numerusform>%n baza en una mano sin apuestas</numerusform>
            <numerusform>%n bazas en una mano sin apuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>The bids add up to enough (books filled), so the deal is not played: bid of %1 scored as made</source>
        <translation>Las apuestas suman bastante (libros completos), así que la mano no se juega: apuesta de %1 anotada como cumplida</translation>
    </message>
    <message>
        <source>Partners agree on one bid for their side. The dealer&apos;s side bids first.</source>
        <translation>Los compañeros acuerdan una apuesta para su bando. El bando que reparte apuesta primero.</translation>
    </message>
    <message>
        <source>Partners agree on one bid for their side. The dealer&apos;s side bids last.</source>
        <translation>Los compañeros acuerdan una apuesta para su bando. El bando que reparte apuesta al final.</translation>
    </message>
    <message>
        <source>They may say aloud how many sure and how many possible tricks they hold, but may not name cards or suits.</source>
        <translation>Pueden decir en voz alta cuántas bazas seguras y cuántas posibles tienen, pero no nombrar cartas ni palos.</translation>
    </message>
    <message>
        <source>They may not talk about their hands.</source>
        <translation>No pueden hablar de sus cartas.</translation>
    </message>
    <message>
        <source>Everyone bids once in turn, the dealer first.</source>
        <translation>Cada cual apuesta una vez, por turno; el repartidor, primero.</translation>
    </message>
    <message>
        <source>Everyone bids once in turn, the dealer last.</source>
        <translation>Cada cual apuesta una vez, por turno; el repartidor, al final.</translation>
    </message>
    <message>
        <source>One opens, one closes: after one partner has bid a number, the other partner&apos;s bid is the contract of the whole side. It may not be lower than the first number.</source>
        <translation>Uno abre, otro cierra: cuando un compañero ha apostado un número, la apuesta del otro es el contrato de todo el bando. No puede ser menor que el primer número.</translation>
    </message>
    <message>
        <source>One opens, one closes: after one partner has bid a number, the other partner&apos;s bid is the contract of the whole side. It may be lower than the first number.</source>
        <translation>Uno abre, otro cierra: cuando un compañero ha apostado un número, la apuesta del otro es el contrato de todo el bando. Puede ser menor que el primer número.</translation>
    </message>
    <message>
        <source>The bids of the partners add up to the contract of their side.</source>
        <translation>Las apuestas de los compañeros se suman y forman el contrato de su bando.</translation>
    </message>
    <message>
        <source>Suicide: in each pair exactly one partner bids nil, and the other bids a number from %1 to %2. If both name a number, the first partner&apos;s bid becomes nil; if both name nil, the first partner must name a number.</source>
        <translation>Suicide: en cada pareja exactamente un compañero apuesta nil, y el otro apuesta un número de %1 a %2. Si los dos dicen un número, la apuesta del primero pasa a ser nil; si los dos dicen nil, el primero debe decir un número.</translation>
    </message>
    <message>
        <source>Whiz: bid exactly the number of spades you hold, or nil.</source>
        <translation>Whiz: apuesta exactamente el número de picas que tienes, o nil.</translation>
    </message>
    <message>
        <source>With no spades you may also bid zero: it is an ordinary number and not a nil.</source>
        <translation>Sin picas puedes apostar también cero: es un número normal y no un nil.</translation>
    </message>
    <message>
        <source>Mirror: bid exactly the number of spades you hold. With no spades you must bid nil.</source>
        <translation>Mirror: apuesta exactamente el número de picas que tienes. Sin picas debes apostar nil.</translation>
    </message>
    <message>
        <source>Only nil can be bid.</source>
        <translation>Solo se puede apostar nil.</translation>
    </message>
    <message>
        <source>A bid is a number from %1 to %2, or nil.</source>
        <translation>Una apuesta es un número de %1 a %2, o nil.</translation>
    </message>
    <message>
        <source>A bid is a number from %1 to %2.</source>
        <translation>Una apuesta es un número de %1 a %2.</translation>
    </message>
    <message>
        <source>Zero may be bid too: it is an ordinary number and not a nil.</source>
        <translation>También se puede apostar cero: es un número normal y no un nil.</translation>
    </message>
    <message>
        <source>Board: the contract of a side must be at least %1, unless all its players bid nil.</source>
        <translation>Board: el contrato de un bando debe ser al menos %1, salvo que todos sus jugadores apuesten nil.</translation>
    </message>
    <message>
        <source>Board: the contract of a side must be at least %1.</source>
        <translation>Board: el contrato de un bando debe ser al menos %1.</translation>
    </message>
    <message>
        <source>The partner of a nil bidder must bid at least %1, or nil too.</source>
        <translation>Si tu compañero apuesta nil, debes apostar al menos %1, o también nil.</translation>
    </message>
    <message>
        <source>The partner who bids second may not add exactly one to the first number.</source>
        <translation>El compañero que apuesta después no puede añadir exactamente uno al primer número.</translation>
    </message>
    <message>
        <source>The partner who bids second may not make a bid of one.</source>
        <translation>El compañero que apuesta en segundo lugar no puede apostar uno.</translation>
    </message>
    <message>
        <source>No contract may be nine.</source>
        <translation>Ningún contrato puede ser nueve.</translation>
    </message>
    <message>
        <source>All bids together must not add up to %1: the last bidder must avoid it.</source>
        <translation>Todas las apuestas juntas no pueden sumar %1: quien apuesta al final debe evitarlo.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1, or the deal is void.</source>
        <translation>Todas las apuestas juntas deben sumar al menos %1; si no, la mano es nula.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1, so the last bidder must bid enough to reach it.</source>
        <translation>Todas las apuestas juntas deben sumar al menos %1, así que quien apuesta al final debe apostar lo que falte.</translation>
    </message>
    <message>
        <source>The first partner may add half a trick to the bid, as in three and a half; the second must then add another half.</source>
        <translation>El primer compañero puede añadir media baza a su apuesta, como en tres y media; entonces el segundo debe añadir otra media.</translation>
    </message>
    <message>
        <source>After all the bids, each player in turn may raise their bid by one.</source>
        <translation>Después de todas las apuestas, cada jugador, por turno, puede subir la suya en uno.</translation>
    </message>
    <message>
        <source>After all the bids, each side in turn may raise its contract by any number.</source>
        <translation>Después de todas las apuestas, cada bando, por turno, puede subir su contrato cuanto quiera.</translation>
    </message>
    <message>
        <source>After all the bids, the side that bid first may raise its contract once.</source>
        <translation>Después de todas las apuestas, el bando que apostó primero puede subir su contrato una vez.</translation>
    </message>
    <message>
        <source>The first deal is played without bids: every trick earns 10 points.</source>
        <translation>La primera mano se juega sin apuestas: cada baza da 10 puntos.</translation>
    </message>
    <message>
        <source>Books filled: if all contracts add up to %1, the deal is not played and every side scores its contract. Blind bids count as regular bids for this.</source>
        <translation>Libros completos: si todos los contratos suman %1, la mano no se juega y cada bando se anota su contrato. Para esto, las apuestas a ciegas cuentan como normales.</translation>
    </message>
    <message>
        <source>As long as a player may bid blind, their hand stays face down; it is turned up when they look or bid.</source>
        <translation>Mientras un jugador pueda apostar a ciegas, sus cartas siguen boca abajo hasta que las mire o apueste.</translation>
    </message>
    <message>
        <source>If a player names cards or suits during the bidding, it is a misdeal, and the next player deals.</source>
        <translation>Si alguien nombra cartas o palos durante las apuestas, el reparto es nulo y reparte el siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>If a player names cards or suits during the bidding, their side gets %n bag(s).</source>
        <translation>
            <numerusform>Si alguien nombra cartas o palos durante las apuestas, su bando recibe %n bolsa.</numerusform>
            <numerusform>Si alguien nombra cartas o palos durante las apuestas, su bando recibe %n bolsas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If a player names cards or suits during the bidding, their side loses %n point(s).</source>
        <translation>
            <numerusform>Si alguien nombra cartas o palos durante las apuestas, su bando pierde %n punto.</numerusform>
            <numerusform>Si alguien nombra cartas o palos durante las apuestas, su bando pierde %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>If a player talks about cards or breaks procedure, their side loses %1 of the tricks it took.</source>
        <translation>Si alguien habla de las cartas o no sigue el procedimiento, su bando pierde %1 de las bazas que hizo.</translation>
    </message>
    <message>
        <source>Partners bid together.</source>
        <translation>Los compañeros apuestan juntos.</translation>
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
        <translation>El segundo compañero dice el contrato.</translation>
    </message>
    <message>
        <source>Board %1.</source>
        <extracomment>The rule “Board” on the sheet of rules.</extracomment>
        <translation>Board %1.</translation>
    </message>
    <message>
        <source>Bids total %1 or more.</source>
        <translation>Las apuestas suman %1 o más.</translation>
    </message>
    <message>
        <source>Board: a player must bid at least %1; this bid is only %2.</source>
        <translation>Board: un jugador debe apostar al menos %1; esta apuesta es solo %2.</translation>
    </message>
    <message>
        <source>No nines: a contract may not be nine.</source>
        <translation>Sin nueves: un contrato no puede ser de nueve.</translation>
    </message>
    <message>
        <source>Board: a player must bid at least %1, or nil.</source>
        <translation>Board: un jugador debe apostar al menos %1, o nil.</translation>
    </message>
    <message>
        <source>Board: a player must bid at least %1.</source>
        <translation>Board: un jugador debe apostar al menos %1.</translation>
    </message>
    <message>
        <source>After all the bids, each player in turn may raise their bid by any number.</source>
        <translation>Después de todas las apuestas, cada jugador, por turno, puede subir su apuesta cuanto quiera.</translation>
    </message>
    <message>
        <source>After all the bids, the player who bid first may raise their bid once.</source>
        <translation>Después de todas las apuestas, el jugador que apostó primero puede subir su apuesta una vez.</translation>
    </message>
    <message>
        <source>Books filled: if all contracts add up to %1, the deal is not played and every player scores their contract. Blind bids count as regular bids for this.</source>
        <translation>Libros completos: si todos los contratos suman %1, la mano no se juega y cada jugador se anota su contrato. Para esto, las apuestas a ciegas cuentan como normales.</translation>
    </message>
</context>
<context>
    <name>blind</name>
    <message numerus="yes">
        <source>Allowed only when your side is at least %n point(s) behind; it is %1 behind.</source>
        <translation>
            <numerusform>Solo se permite si tu bando va al menos %n punto por detrás; va %1 por detrás.</numerusform>
            <numerusform>Solo se permite si tu bando va al menos %n puntos por detrás; va %1 por detrás.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner has looked at their cards.</source>
        <translation>Tu compañero ya ha mirado sus cartas.</translation>
    </message>
    <message>
        <source>numbers can&apos;t be bid blind.</source>
        <translation>no se pueden apostar números a ciegas.</translation>
    </message>
    <message>
        <source>blind bids earn a bonus instead.</source>
        <translation>las apuestas a ciegas dan en su lugar una bonificación.</translation>
    </message>
    <message>
        <source>blind bids earn no bonus.</source>
        <translation>las apuestas a ciegas no dan bonificación.</translation>
    </message>
    <message>
        <source>a blind bid is for the whole side.</source>
        <translation>una apuesta a ciegas vale para todo el bando.</translation>
    </message>
    <message>
        <source>players bid blind only for themselves.</source>
        <translation>cada jugador apuesta a ciegas solo por su cuenta.</translation>
    </message>
    <message>
        <source>A blind bonus can&apos;t be combined with “Every contract of ten”: choose “When announced” instead.</source>
        <translation>Una bonificación a ciegas no se puede combinar con «Todo contrato de diez»: elige «Si se declara».</translation>
    </message>
    <message>
        <source>No number can be bid blind: the lowest allowed, %1, is above the highest, %2.</source>
        <translation>No se puede apostar ningún número a ciegas: el mínimo permitido, %1, supera el máximo, %2.</translation>
    </message>
    <message>
        <source>Blind numbers</source>
        <translation>Números a ciegas</translation>
    </message>
    <message>
        <source>Whether numbers may be bid blind (before looking) for more points. Either a player may do so for their own tricks, or a side for all its players.</source>
        <translation>Indica si se pueden apostar números a ciegas (antes de mirar) por más puntos. Puede hacerlo un jugador por sus propias bazas, o un bando por las de todos sus jugadores.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No se permite</translation>
    </message>
    <message>
        <source>By a player</source>
        <translation>De un jugador</translation>
    </message>
    <message>
        <source>By a side</source>
        <translation>De un bando</translation>
    </message>
    <message>
        <source>blind six seven trailing unseen</source>
        <translation>a ciegas seis siete perdiendo desventaja sin ver sin mirar</translation>
    </message>
    <message>
        <source>blind; blind bid; blind bids; blind six; blind seven; blind 6; blind 7; blind #; go blind; going blind; bid blind; no blind=no; no blind bids=no; no blind bidding=no</source>
        <translation>ciegas; apuesta a ciegas; apuestas a ciegas; seis a ciegas; siete a ciegas; 6 a ciegas; 7 a ciegas; # a ciegas; ir a ciegas; sin mirar; apostar a ciegas; sin ciegas=no; sin apuestas a ciegas=no; no se apuesta a ciegas=no</translation>
    </message>
    <message>
        <source>Lowest number bid blind</source>
        <translation>Número a ciegas mínimo</translation>
    </message>
    <message>
        <source>The lowest number that may be bid blind.</source>
        <translation>El número más bajo que se puede apostar a ciegas.</translation>
    </message>
    <message>
        <source>blind six seven</source>
        <translation>a ciegas seis siete</translation>
    </message>
    <message>
        <source>lowest blind; minimum blind; blind at least #; minimum blind bid; blind # or more; least blind bid</source>
        <translation>ciegas mínima; mínimo a ciegas; a ciegas al menos #; apuesta mínima a ciegas; # o más a ciegas; ciegas más baja</translation>
    </message>
    <message>
        <source>Highest number bid blind</source>
        <translation>Número a ciegas máximo</translation>
    </message>
    <message>
        <source>The highest number that may be bid blind.</source>
        <translation>El número más alto que se puede apostar a ciegas.</translation>
    </message>
    <message>
        <source>Blind bids when behind by</source>
        <translation>Apuestas a ciegas: desventaja mínima</translation>
    </message>
    <message>
        <source>Only a side at least this many points behind the leader may make a blind bid of a number, of ten for two hundred, or of a moon. 0 allows it at any score.</source>
        <translation>Solo un bando que va al menos estos puntos por detrás del primero puede apostar a ciegas un número, un diez por doscientos o un moon. Con 0 se permite siempre.</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Sin mínimo</translation>
    </message>
    <message>
        <source>trailing losing down by hundred</source>
        <translation>perdiendo por detrás desventaja cien</translation>
    </message>
    <message>
        <source>blind when # behind; blind # down; blind down #; down by #; # behind; # points behind; trailing by #; behind by #; # down</source>
        <translation>a ciegas con # por detrás; ciegas con # menos; ciegas perdiendo por #; perdiendo por #; # por detrás; # puntos por detrás; # puntos menos; atrás por #; # abajo</translation>
    </message>
    <message>
        <source>Blind bid made: points per trick</source>
        <translation>Apuesta a ciegas cumplida: puntos por baza</translation>
    </message>
    <message>
        <source>Points for each trick of a successful blind bid: at 20 a blind six is worth 120.</source>
        <translation>Puntos por cada baza de una apuesta a ciegas cumplida: a 20, un seis a ciegas vale 120.</translation>
    </message>
    <message>
        <source>Blind bid failed: loss per trick</source>
        <translation>Apuesta a ciegas fallida: pérdida por baza</translation>
    </message>
    <message>
        <source>Points lost for each trick bid when a blind bid fails.</source>
        <translation>Puntos que se pierden por cada baza apostada cuando fracasa una apuesta a ciegas.</translation>
    </message>
    <message>
        <source>Blind bids must be exact</source>
        <translation>Apuestas a ciegas exactas</translation>
    </message>
    <message>
        <source>A blind contract is made only with exactly the number of tricks that was bid.</source>
        <translation>Un contrato a ciegas solo se cumple con exactamente las bazas apostadas.</translation>
    </message>
    <message>
        <source>Blind bonus</source>
        <translation>Bonificación a ciegas</translation>
    </message>
    <message>
        <source>A blind contract scores like a regular one. In addition, a side that meets it exactly earns this bonus, and a side that falls short loses the same number of points. 0 turns this rule off.</source>
        <translation>Un contrato a ciegas puntúa como uno normal. Además, un bando que lo cumple exacto gana esta bonificación, y uno que no llega pierde otro tanto. Con 0 la regla no se usa.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>No se usa</translation>
    </message>
    <message>
        <source>Blind bonus: loss if the bid is exceeded</source>
        <translation>Bonificación a ciegas: pérdida por pasarse</translation>
    </message>
    <message>
        <source>Points lost when a side exceeds a blind contract that has a bonus.</source>
        <translation>Puntos que pierde un bando si se pasa de un contrato a ciegas con bonificación.</translation>
    </message>
    <message>
        <source>Blind bonus: whose tricks count</source>
        <translation>Bonificación a ciegas: qué bazas cuentan</translation>
    </message>
    <message>
        <source>Which tricks decide the bonus: those of the whole side, measured against its contract, or only the blind bidder&apos;s own, measured against their own bid.</source>
        <translation>Qué bazas deciden la bonificación: las de todo el bando, comparadas con su contrato, o solo las propias de quien apuesta a ciegas, comparadas con su apuesta.</translation>
    </message>
    <message>
        <source>The side&apos;s tricks</source>
        <translation>Las del bando</translation>
    </message>
    <message>
        <source>The bidder&apos;s own</source>
        <translation>Las de quien apuesta</translation>
    </message>
    <message>
        <source>blind bidder&apos;s own tricks</source>
        <translation>bazas propias de quien apuesta a ciegas</translation>
    </message>
    <message>
        <source>blind bidder&apos;s own tricks=bidder; own tricks of the blind bidder=bidder; blind bonus by the bidder=bidder</source>
        <translation>bazas propias de quien apuesta a ciegas=bidder; bazas propias a ciegas=bidder; bonificación a ciegas por quien apuesta=bidder</translation>
    </message>
    <message>
        <source>Overtricks of blind bids</source>
        <translation>Bazas de más de apuestas a ciegas</translation>
    </message>
    <message>
        <source>Overtricks of a blind contract count as usual.</source>
        <translation>Las bazas de más de un contrato a ciegas cuentan como siempre.</translation>
    </message>
    <message>
        <source>Blind bid may change to ten</source>
        <translation>A ciegas: se puede pasar a diez</translation>
    </message>
    <message>
        <source>After looking, a side that bid blind may change to a regular bid of ten.</source>
        <translation>Después de mirar, el bando que apostó a ciegas puede cambiar a una apuesta normal de diez.</translation>
    </message>
    <message>
        <source>Blind bid of %1 made, tricks that count: %2</source>
        <translation>Apuesta a ciegas de %1 cumplida, bazas que cuentan: %2</translation>
    </message>
    <message numerus="yes">
        <source>Blind bid of %1, tricks that count: %2 (%n trick(s) short)</source>
        <translation>
            <numerusform>Apuesta a ciegas de %1, bazas que cuentan: %2 (falta %n baza)</numerusform>
            <numerusform>Apuesta a ciegas de %1, bazas que cuentan: %2 (faltan %n bazas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind bid of %1 not met exactly, tricks that count: %2</source>
        <translation>Apuesta a ciegas de %1 no cumplida exactamente, bazas que cuentan: %2</translation>
    </message>
    <message>
        <source>Partner&apos;s regular bid of %1 made</source>
        <translation>Apuesta normal del compañero, %1, cumplida</translation>
    </message>
    <message>
        <source>Partner&apos;s regular bid of %1 failed too</source>
        <translation>Apuesta normal del compañero, %1, también fallida</translation>
    </message>
    <message>
        <source>Blind bid of %1 met exactly: bonus</source>
        <translation>Apuesta a ciegas de %1 cumplida exactamente: bonificación</translation>
    </message>
    <message>
        <source>Blind bid of %1 missed: points lost</source>
        <translation>Apuesta a ciegas de %1 no cumplida: puntos perdidos</translation>
    </message>
    <message>
        <source>Blind bid of %1 exceeded: points lost</source>
        <translation>Apuesta a ciegas de %1 superada: puntos perdidos</translation>
    </message>
    <message>
        <source>A number bid blind must be met exactly.</source>
        <translation>Un número a ciegas debe cumplirse exactamente.</translation>
    </message>
    <message numerus="yes">
        <source>The blind bidder&apos;s side scores its contract as usual. In addition, the side earns %n point(s) if the blind bidder takes exactly as many tricks as they bid, and loses the same number if they take fewer.</source>
        <translation>
            <numerusform>El bando de quien apuesta a ciegas puntúa su contrato como siempre. Además, el bando gana %n punto si quien apuesta a ciegas hace exactamente las bazas que apostó, y pierde otro tanto si hace menos.</numerusform>
            <numerusform>El bando de quien apuesta a ciegas puntúa su contrato como siempre. Además, el bando gana %n puntos si quien apuesta a ciegas hace exactamente las bazas que apostó, y pierde otro tanto si hace menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blind contract scores as usual. In addition, a side that meets it exactly earns %n point(s), and a side that falls short loses the same number.</source>
        <translation>
            <numerusform>Un contrato a ciegas puntúa como siempre. Además, un bando que lo cumple exacto gana %n punto, y uno que no llega pierde otro tanto.</numerusform>
            <numerusform>Un contrato a ciegas puntúa como siempre. Además, un bando que lo cumple exacto gana %n puntos, y uno que no llega pierde otro tanto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that bid blind loses %n point(s) if it takes more tricks than it bid.</source>
        <translation>
            <numerusform>El bando que hace más bazas de las que apostó a ciegas pierde %n punto.</numerusform>
            <numerusform>El bando que hace más bazas de las que apostó a ciegas pierde %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A number bid blind earns %n point(s) for each trick bid if made and costs %2 for each if set.</source>
        <translation>
            <numerusform>Un número a ciegas da %n punto por baza apostada si se cumple y cuesta %2 por cada una si cae.</numerusform>
            <numerusform>Un número a ciegas da %n puntos por baza apostada si se cumple y cuesta %2 por cada una si cae.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overtricks of a blind contract count for nothing.</source>
        <translation>Las bazas de más de un contrato a ciegas no cuentan.</translation>
    </message>
    <message>
        <source>Before looking, a player may bid a number from %1 to %2 blind.</source>
        <translation>Antes de mirar se puede apostar a ciegas un número de %1 a %2.</translation>
    </message>
    <message>
        <source>Before any of its players has looked, a side may make one blind bid from %1 to %2 for all its players.</source>
        <translation>Antes de que mire alguno de sus jugadores, un bando puede hacer una apuesta a ciegas de %1 a %2 por todos ellos.</translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may bid blind numbers and blind moons.</source>
        <translation>
            <numerusform>Solo un bando que vaya al menos %n punto por detrás del líder puede apostar números y moons a ciegas.</numerusform>
            <numerusform>Solo un bando que vaya al menos %n puntos por detrás del líder puede apostar números y moons a ciegas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Solo un bando que vaya al menos %n punto por detrás del líder puede hacer esta apuesta.</numerusform>
            <numerusform>Solo un bando que vaya al menos %n puntos por detrás del líder puede hacer esta apuesta.</numerusform>
        </translation>
    </message>
    <message>
        <source>After looking, the side may change its blind bid to a regular bid of ten.</source>
        <translation>Después de mirar, el bando puede cambiar su apuesta a ciegas por una apuesta normal de diez.</translation>
    </message>
    <message>
        <source>Blind bids of %1 or more.</source>
        <translation>Apuestas a ciegas desde %1.</translation>
    </message>
    <message numerus="yes">
        <source>Allowed only when you are at least %n point(s) behind; you are %1 behind.</source>
        <translation>
            <numerusform>Solo se permite si vas al menos %n punto por detrás; vas %1 por detrás.</numerusform>
            <numerusform>Solo se permite si vas al menos %n puntos por detrás; vas %1 por detrás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blind contract scores as usual. In addition, a player who meets it exactly earns %n point(s), and a player who falls short loses the same number.</source>
        <translation>
            <numerusform>Un contrato a ciegas puntúa como siempre. Además, un jugador que lo cumple exacto gana %n punto, y uno que no llega pierde otro tanto.</numerusform>
            <numerusform>Un contrato a ciegas puntúa como siempre. Además, un jugador que lo cumple exacto gana %n puntos, y uno que no llega pierde otro tanto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who bid blind loses %n point(s) by taking more tricks than they bid.</source>
        <translation>
            <numerusform>El jugador que hace más bazas de las que apostó a ciegas pierde %n punto.</numerusform>
            <numerusform>El jugador que hace más bazas de las que apostó a ciegas pierde %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may bid blind numbers and blind moons.</source>
        <translation>
            <numerusform>Solo un jugador que vaya al menos %n punto por detrás del líder puede apostar números y moons a ciegas.</numerusform>
            <numerusform>Solo un jugador que vaya al menos %n puntos por detrás del líder puede apostar números y moons a ciegas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Solo un jugador que vaya al menos %n punto por detrás del líder puede hacer esta apuesta.</numerusform>
            <numerusform>Solo un jugador que vaya al menos %n puntos por detrás del líder puede hacer esta apuesta.</numerusform>
        </translation>
    </message>
    <message>
        <source>After looking, the player may change the blind bid to a regular bid of ten.</source>
        <translation>Después de mirar, el jugador puede cambiar su apuesta a ciegas por una apuesta normal de diez.</translation>
    </message>
</context>
<context>
    <name>bonuses</name>
    <message numerus="yes">
        <source>&quot;dix&quot; lists %n trick(s) won by a nine of spades, but the number of these cards in the deck is only %1</source>
        <translation>
            <numerusform>&quot;dix&quot; indica %n baza ganada con un nueve de picas, pero la baraja solo tiene este número de esas cartas: %1</numerusform>
            <numerusform>&quot;dix&quot; indica %n bazas ganadas con un nueve de picas, pero la baraja solo tiene este número de esas cartas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The nine of spades can still win a trick.</source>
        <translation>El nueve de picas aún puede hacer una baza.</translation>
    </message>
    <message>
        <source>&quot;dix&quot; is missing: rule dix_allowed needs the seat that won a trick with the nine of spades, or null</source>
        <translation>falta &quot;dix&quot;: la regla dix_allowed necesita el puesto que ganó una baza con el nueve de picas, o null</translation>
    </message>
    <message>
        <source>streaks earn nothing.</source>
        <translation>las rachas no dan nada.</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Racha ganadora</translation>
    </message>
    <message>
        <source>A player who wins this many tricks in a row at the end of a deal earns a bonus. 0 turns this rule off.</source>
        <translation>Quien gane este número de bazas seguidas al final de una mano recibe una bonificación. Con 0 la regla no se usa.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>No se usa</translation>
    </message>
    <message>
        <source>end winning streak three in a row</source>
        <translation>racha ganadora final tres seguidas</translation>
    </message>
    <message>
        <source>Winning streak: points per trick</source>
        <translation>Racha ganadora: puntos por baza</translation>
    </message>
    <message>
        <source>Points for each trick of a winning streak.</source>
        <translation>Puntos por cada baza de una racha ganadora.</translation>
    </message>
    <message>
        <source>Streak breaker</source>
        <translation>Romper la racha</translation>
    </message>
    <message>
        <source>If a player needs only the last trick of the deal to complete a streak, but an opponent wins that trick, the opponent&apos;s side gets the points for the streak.</source>
        <translation>Si a un jugador solo le falta la última baza de la mano para completar una racha, pero la gana un rival, el bando del rival se lleva los puntos de la racha.</translation>
    </message>
    <message>
        <source>Dix</source>
        <extracomment>Title of a rule, a word of players for points for tricks with the nine of spades.</extracomment>
        <translation>Dix</translation>
    </message>
    <message>
        <source>A trick won by the nine of spades earns 1 point; 5 if it beat another spade; 10 if spades were led.</source>
        <translation>Una baza ganada con el nueve de picas da 1 punto; 5 si venció a otra pica; 10 si se salió a picas.</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nueve de picas</translation>
    </message>
    <message>
        <source>Eight and ten</source>
        <translation>Ocho y diez</translation>
    </message>
    <message>
        <source>The scorecard also keeps a score for each player: partners split their side&apos;s bonuses evenly.</source>
        <translation>La hoja de puntos lleva también la puntuación de cada jugador: los compañeros se reparten por igual las bonificaciones de su bando.</translation>
    </message>
    <message>
        <source>eight and ten rule</source>
        <translation>regla de ocho y diez</translation>
    </message>
    <message numerus="yes">
        <source>One player won the last %n trick(s)</source>
        <translation>
            <numerusform>Un jugador ganó la última baza</numerusform>
            <numerusform>Un jugador ganó las últimas %n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Broke a streak of %n trick(s)</source>
        <translation>
            <numerusform>Cortada una racha de %n baza</numerusform>
            <numerusform>Cortada una racha de %n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>The nine of spades won a trick</source>
        <translation>El nueve de picas ganó una baza</translation>
    </message>
    <message numerus="yes">
        <source>Winning streak: a player who wins %1 of a deal earns %n point(s) for each of them.</source>
        <translation>
            <numerusform>Racha ganadora: quien gana %1 de una mano recibe %n punto por cada una.</numerusform>
            <numerusform>Racha ganadora: quien gana %1 de una mano recibe %n puntos por cada una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last %n trick(s)</source>
        <translation>
            <numerusform>la última baza</numerusform>
            <numerusform>las últimas %n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Dix: a trick won by the nine of spades earns 1 point, 5 if it beat another spade, 10 if spades were led.</source>
        <translation>Dix: una baza ganada con el nueve de picas da 1 punto, 5 si venció a otra pica, 10 si se salió a picas.</translation>
    </message>
    <message>
        <source>The scorecard also keeps a score for each player: partners split their side&apos;s bonuses evenly. This rule is called “eight and ten”.</source>
        <translation>La hoja de puntos lleva también la puntuación de cada jugador: los compañeros se reparten por igual las bonificaciones de su bando. Esta regla se llama «ocho y diez».</translation>
    </message>
    <message>
        <source>If a player needs only the last trick of the deal to complete a streak, but an opponent wins that trick, the opponent gets the points for the streak.</source>
        <translation>Si a un jugador solo le falta la última baza de la mano para completar una racha, pero la gana un rival, el rival se lleva los puntos de la racha.</translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>claims at the player&apos;s own risk are not allowed.</source>
        <translation>no se permite reclamar por cuenta y riesgo propios.</translation>
    </message>
    <message>
        <source>Claiming the remaining tricks</source>
        <translation>Reclamar las bazas que quedan</translation>
    </message>
    <message>
        <source>Whether a player on lead may lay down their hand and claim all remaining tricks: never, only when no opponent could win any, or at the player&apos;s own risk.</source>
        <translation>Indica si quien tiene la salida puede mostrar sus cartas y reclamar todas las bazas que quedan: nunca, solo si ningún rival podría ganar ninguna, o por su cuenta y riesgo.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No se permite</translation>
    </message>
    <message>
        <source>When the tricks are certain</source>
        <translation>Si las bazas son seguras</translation>
    </message>
    <message>
        <source>Anytime, at your own risk</source>
        <translation>Siempre, por tu cuenta y riesgo</translation>
    </message>
    <message>
        <source>tram the rest are mine lay down</source>
        <translation>reclamar el resto es mío las demás son mías mostrar enseñar tram</translation>
    </message>
    <message>
        <source>tram; claim; claims; claiming; the rest are mine; the rest is mine; lay down; no claims=no; no claiming=no</source>
        <translation>reclamar; reclamación; el resto es mío; las demás son mías; mostrar las cartas; sin reclamar=no; no se reclama=no</translation>
    </message>
    <message>
        <source>A wrong claim</source>
        <translation>Reclamación errónea</translation>
    </message>
    <message>
        <source>What a wrong claim costs. Either the hand stays face up, and each of its cards must be played at the first legal chance. Or the opponents get the remaining tricks. Or the bid fails.</source>
        <translation>Lo que cuesta reclamar mal. O las cartas quedan boca arriba y cada una debe jugarse en cuanto sea legal. O los rivales se llevan las bazas que quedan. O la apuesta fracasa.</translation>
    </message>
    <message>
        <source>Hand stays face up</source>
        <translation>Las cartas quedan a la vista</translation>
    </message>
    <message>
        <source>Opponents get the tricks</source>
        <translation>Los rivales se llevan las bazas</translation>
    </message>
    <message>
        <source>The bid fails</source>
        <translation>La apuesta fracasa</translation>
    </message>
    <message>
        <source>tram the rest are mine exposed</source>
        <translation>reclamar el resto es mío cartas a la vista descubiertas tram</translation>
    </message>
    <message>
        <source>Remaining tricks may not be claimed.</source>
        <translation>No se pueden reclamar las bazas que quedan.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks if no opponent can win any.</source>
        <translation>Quien tiene la salida puede reclamar las bazas que quedan si ningún rival puede ganar ninguna.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, the hand stays face up, and each of its cards must be played as soon as it is legal.</source>
        <translation>Quien tiene la salida puede reclamar las bazas que quedan; si reclama mal, sus cartas quedan boca arriba y cada una debe jugarse en cuanto sea legal.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, they all go to the opponents.</source>
        <translation>Quien tiene la salida puede reclamar las bazas que quedan; si reclama mal, todas son para los rivales.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, the bid fails.</source>
        <translation>Quien tiene la salida puede reclamar las bazas que quedan; si reclama mal, la apuesta fracasa.</translation>
    </message>
</context>
<context>
    <name>company</name>
    <message>
        <source>The part of Sandbag for playing together isn&apos;t installed, or can&apos;t be used here.</source>
        <translation>El módulo de Sandbag para jugar en compañía no está instalado o no se puede usar aquí.</translation>
    </message>
    <message>
        <source>%1: contains no key</source>
        <translation>%1: no contiene clave</translation>
    </message>
    <message>
        <source>%1: OpenSSL could not make a key</source>
        <translation>%1: OpenSSL no pudo crear una clave</translation>
    </message>
    <message>
        <source>No answer from that address. Is the table open, and does its router allow port %1?</source>
        <translation>Esa dirección no responde. ¿Está abierta la mesa y permite su router el puerto %1?</translation>
    </message>
    <message>
        <source>The host of this name used another computer before, so this may be someone else.</source>
        <translation>El anfitrión de este nombre usaba antes otro ordenador, así que puede ser otra persona.</translation>
    </message>
    <message>
        <source>The table&apos;s host has ended the connection.</source>
        <translation>El anfitrión de la mesa ha cortado la conexión.</translation>
    </message>
    <message>
        <source>The table could not be opened: another program uses port %1.</source>
        <translation>No se pudo abrir la mesa: otro programa usa el puerto %1.</translation>
    </message>
    <message>
        <source>The table could not be opened on port %1 (%2).</source>
        <translation>No se pudo abrir la mesa en el puerto %1 (%2).</translation>
    </message>
    <message>
        <source>The table could not be opened: this computer isn&apos;t on a network.</source>
        <translation>No se pudo abrir la mesa: este ordenador no está en ninguna red.</translation>
    </message>
    <message>
        <source>Too many strangers tried to join: the table is closed to new players now.</source>
        <translation>Han intentado unirse demasiados desconocidos: la mesa ya no admite a nadie más.</translation>
    </message>
    <message>
        <source>%1: another program uses this folder for its tables</source>
        <translation>%1: otro programa usa esta carpeta para sus mesas</translation>
    </message>
    <message>
        <source>The invitation is for a table that isn&apos;t open now.</source>
        <translation>La invitación es para una mesa que ahora no está abierta.</translation>
    </message>
    <message>
        <source>This host can&apos;t open another table.</source>
        <translation>Este anfitrión no puede abrir otra mesa.</translation>
    </message>
    <message>
        <source>The other program sent something unexpected (%1).</source>
        <translation>El otro programa envió algo inesperado (%1).</translation>
    </message>
    <message>
        <source>Too much was sent at once; the connection was closed.</source>
        <translation>Se envió demasiado de una vez; se cerró la conexión.</translation>
    </message>
    <message>
        <source>Too much is being sent at once. If this continues, the connection will be closed.</source>
        <translation>Se está enviando demasiado de una vez. Si sigue así, se cerrará la conexión.</translation>
    </message>
    <message>
        <source>The other program sent something unreadable; the connection was closed.</source>
        <translation>El otro programa envió algo ilegible; se cerró la conexión.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>No existe ese puesto en esta mesa.</translation>
    </message>
    <message>
        <source>That seat is already taken.</source>
        <translation>Ese puesto ya está ocupado.</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>Antes ocupa un puesto.</translation>
    </message>
    <message>
        <source>The rules have changed; look at them again.</source>
        <translation>Las reglas han cambiado; vuelve a mirarlas.</translation>
    </message>
    <message>
        <source>The other program (%2) is older than this one (%1); it must be updated first.</source>
        <translation>El otro programa (%2) es más antiguo que este (%1); antes hay que actualizarlo.</translation>
    </message>
    <message>
        <source>The other program (%2) is newer than this one (%1); this one must be updated first.</source>
        <translation>El otro programa (%2) es más nuevo que este (%1); antes hay que actualizar este.</translation>
    </message>
    <message>
        <source>This program (%1) and the other one (%2) don&apos;t have the same rule options; the older one must be updated first.</source>
        <translation>Este programa (%1) y el otro (%2) no tienen las mismas opciones de reglas; antes hay que actualizar el más antiguo.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>What one says to the others at a table of several computers, chosen from a menu.</extracomment>
        <translation>¡Hola!</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Gracias.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>Sorry.</source>
        <extracomment>What one says to the others at a table of several computers, chosen from a menu.</extracomment>
        <translation>Perdón.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un momento, por favor.</translation>
    </message>
    <message>
        <source>Shall we go on?</source>
        <translation>¿Seguimos?</translation>
    </message>
    <message>
        <source>Good night.</source>
        <translation>Buenas noches.</translation>
    </message>
    <message>
        <source>Nice bid.</source>
        <translation>Buena apuesta.</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>¡Por poco!</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Mala suerte.</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>¡Suerte!</translation>
    </message>
    <message>
        <source>I&apos;m back.</source>
        <translation>Ya he vuelto.</translation>
    </message>
    <message>
        <source>The table can&apos;t be reached right now.</source>
        <translation>Ahora mismo no se puede acceder a la mesa.</translation>
    </message>
    <message>
        <source>The player at that seat can&apos;t do that.</source>
        <translation>El jugador de ese puesto no puede hacer eso.</translation>
    </message>
    <message>
        <source>Only the table&apos;s host can do this.</source>
        <translation>Solo puede hacerlo el anfitrión de la mesa.</translation>
    </message>
    <message>
        <source>That player is no longer away.</source>
        <translation>Ese jugador ya ha vuelto.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>Another player has just asked to undo.</source>
        <translation>Otro jugador acaba de pedir deshacer.</translation>
    </message>
    <message>
        <source>No deal is in progress.</source>
        <translation>No hay ninguna mano en curso.</translation>
    </message>
    <message>
        <source>You haven&apos;t bid or played in this deal yet.</source>
        <translation>Aún no has apostado ni jugado en esta mano.</translation>
    </message>
    <message>
        <source>You can ask to undo once per deal.</source>
        <translation>Puedes pedir deshacer una vez por mano.</translation>
    </message>
    <message>
        <source>Too late: the deal had already moved on.</source>
        <translation>Demasiado tarde: la mano ya había avanzado.</translation>
    </message>
    <message>
        <source>That is not one of the choices.</source>
        <translation>Esa no es una de las opciones.</translation>
    </message>
    <message>
        <source>You can send one remark every four seconds.</source>
        <translation>Puedes enviar un comentario cada cuatro segundos.</translation>
    </message>
    <message>
        <source>It&apos;s too early to remind anyone. Wait a little.</source>
        <translation>Es pronto para avisar a alguien. Espera un poco.</translation>
    </message>
    <message>
        <source>This player has been reminded already.</source>
        <translation>Este jugador ya recibió un aviso.</translation>
    </message>
    <message>
        <source>The table&apos;s host sent contradictory data; the connection was closed.</source>
        <translation>El anfitrión de la mesa envió datos contradictorios; se cerró la conexión.</translation>
    </message>
    <message>
        <source>You are already at this table through another connection.</source>
        <translation>Ya estás en esta mesa con otra conexión.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>La mesa está llena.</translation>
    </message>
    <message>
        <source>The match has already begun.</source>
        <translation>La partida ya ha empezado.</translation>
    </message>
    <message>
        <source>The host did not admit you to the table.</source>
        <translation>El anfitrión no te admitió en la mesa.</translation>
    </message>
    <message>
        <source>The host closed the table.</source>
        <translation>El anfitrión cerró la mesa.</translation>
    </message>
    <message>
        <source>All seats must be taken, and all must agree to the rules.</source>
        <translation>Todos los puestos deben estar ocupados y todos deben aceptar las reglas.</translation>
    </message>
    <message>
        <source>It&apos;s someone else&apos;s turn to cut.</source>
        <translation>Le toca cortar a otra persona.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Has dejado la mesa.</translation>
    </message>
    <message>
        <source>The match isn&apos;t over yet.</source>
        <translation>La partida aún no ha acabado.</translation>
    </message>
    <message>
        <source>There is nobody in that seat to ask.</source>
        <translation>En ese puesto no hay nadie a quien preguntar.</translation>
    </message>
    <message>
        <source>%1 would rather not change seats.</source>
        <translation>%1 prefiere no cambiar de puesto.</translation>
    </message>
    <message>
        <source>Someone who has a seat is away. Wait, or put a computer there.</source>
        <translation>Alguien que tiene puesto está ausente. Espera o pon ahí un ordenador.</translation>
    </message>
    <message>
        <source>Waiting for %1 to cut the deck.</source>
        <translation>Esperando a que corte %1.</translation>
    </message>
    <message>
        <source>Only the table&apos;s host can start the next deal.</source>
        <translation>Solo el anfitrión de la mesa puede empezar la siguiente mano.</translation>
    </message>
    <message>
        <source>The others wanted to go on. You can pause again in the next deal.</source>
        <translation>Los demás querían seguir. Podrás volver a pausar en la próxima mano.</translation>
    </message>
    <message>
        <source>Cut the cards first.</source>
        <translation>Corta primero la baraja.</translation>
    </message>
    <message>
        <source>That player isn&apos;t holding up the match.</source>
        <translation>La partida no está esperando a ese jugador.</translation>
    </message>
    <message>
        <source>You can pause three times per deal.</source>
        <translation>Puedes hacer tres pausas por mano.</translation>
    </message>
    <message>
        <source>The host is being asked about someone else. Try again in a moment.</source>
        <translation>Al anfitrión se le está preguntando por otra persona. Vuelve a intentarlo dentro de un momento.</translation>
    </message>
</context>
<context>
    <name>contract</name>
    <message numerus="yes">
        <source>%n trick(s) above six, bid and made</source>
        <translation>
            <numerusform>%n baza por encima de seis, apostada y hecha</numerusform>
            <numerusform>%n bazas por encima de seis, apostadas y hechas</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus %1 for seven or more bid and made</source>
        <translation>Bonificación %1 por siete o más apostadas y hechas</translation>
    </message>
    <message>
        <source>Bonus %1 for seven or more taken</source>
        <translation>Bonificación %1 por siete o más hechas</translation>
    </message>
    <message>
        <source>Each partner took exactly what they bid, %1 in all</source>
        <translation>Cada compañero hizo justo lo que apostó, %1 en total</translation>
    </message>
    <message>
        <source>partners need not reach their own bids.</source>
        <translation>los compañeros no tienen que alcanzar su propia apuesta.</translation>
    </message>
    <message>
        <source>a side that is set doesn&apos;t lose the points of its contract.</source>
        <translation>un bando que cae no pierde los puntos de su contrato.</translation>
    </message>
    <message>
        <source>If everyone plays alone, there are no partners who must reach their own bids.</source>
        <translation>Si cada cual juega por su cuenta, no hay compañeros que deban cumplir su propia apuesta.</translation>
    </message>
    <message>
        <source>Points for each trick bid</source>
        <translation>Puntos por baza apostada</translation>
    </message>
    <message>
        <source>Points for each trick bid: earned if the contract is made, lost if it is set.</source>
        <translation>Puntos por cada baza apostada: se ganan si el contrato se cumple y se pierden si cae.</translation>
    </message>
    <message>
        <source>books ten points score</source>
        <translation>bazas libros diez puntos puntuación</translation>
    </message>
    <message>
        <source>points per trick; points per book; points for a trick; # per trick; # a trick; # points per trick; # each trick bid</source>
        <translation>puntos por baza; puntos por libro; puntos por una baza; # por baza; # cada baza; # puntos por baza; # por cada baza apostada</translation>
    </message>
    <message>
        <source>When a contract is made</source>
        <translation>Cuándo se cumple un contrato</translation>
    </message>
    <message>
        <source>To make a contract, the side must take at least the tricks it bid, or exactly that many. Or each partner must take exactly their own bid, or at least their own bid.</source>
        <translation>Para cumplir un contrato, el bando debe hacer al menos las bazas que apostó, o exactamente esas. O cada compañero debe hacer exactamente su propia apuesta, o al menos su propia apuesta.</translation>
    </message>
    <message>
        <source>At least the contract</source>
        <translation>Al menos el contrato</translation>
    </message>
    <message>
        <source>Exactly the contract</source>
        <translation>Exactamente el contrato</translation>
    </message>
    <message>
        <source>Each takes exactly their own bid</source>
        <translation>Cada cual, exactamente su apuesta</translation>
    </message>
    <message>
        <source>Each takes at least their own bid</source>
        <translation>Cada cual, al menos su apuesta</translation>
    </message>
    <message>
        <source>highlander oh hell exact books</source>
        <translation>highlander oh hell exacto exactas bazas</translation>
    </message>
    <message>
        <source>exact bid=exact; exactly the bid=exact; must be exact=exact; exact contract=exact; oh hell; highlander; make it exactly=exact</source>
        <translation>apuesta exacta=exact; justo la apuesta=exact; debe ser exacto=exact; contrato exacto=exact; oh hell; highlander; clavarla=exact</translation>
    </message>
    <message>
        <source>A partner who misses their bid</source>
        <translation>Un compañero que no cumple</translation>
    </message>
    <message>
        <source>What a side loses if each partner must make their own bid and one partner misses it: the whole contract, or only that partner&apos;s bid.</source>
        <translation>Lo que pierde un bando si cada compañero debe cumplir su propia apuesta y uno no la cumple: todo el contrato o solo la apuesta de ese compañero.</translation>
    </message>
    <message>
        <source>The side loses the whole contract</source>
        <translation>El bando pierde todo el contrato</translation>
    </message>
    <message>
        <source>The side loses only that bid</source>
        <translation>El bando pierde solo esa apuesta</translation>
    </message>
    <message>
        <source>Cost of a set</source>
        <translation>Coste de una caída</translation>
    </message>
    <message>
        <source>What a set costs: the whole contract, the points for each missing trick, or nothing. With “One point per trick when set”, the side scores a point for each trick it took.</source>
        <translation>Lo que cuesta una caída: todo el contrato, los puntos por cada baza que falte o nada. Con «Al caer, un punto por baza», el bando gana un punto por cada baza hecha.</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>El contrato</translation>
    </message>
    <message>
        <source>Each trick short</source>
        <translation>Por cada baza que falta</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>A value: a contract that fails costs nothing.</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>One point per trick when set</source>
        <translation>Al caer, un punto por baza</translation>
    </message>
    <message>
        <source>short down quicksand going under books</source>
        <translation>de menos faltan caída quedarse corto arenas movedizas por debajo bazas</translation>
    </message>
    <message>
        <source>set; sets; going set; get set; lose; set back; stuck; short; minus contract; minus the contract; lose the contract; missed bid; miss the bid; going under; under bid</source>
        <translation>caer; caídas; caída; contrato fallido; perder; retroceder; quedarse corto; corto; menos el contrato; resta el contrato; perder el contrato; apuesta fallida; fallar la apuesta; quedarse por debajo; de menos</translation>
    </message>
    <message>
        <source>Points to opponents for each undertrick</source>
        <translation>A los rivales, por baza que falte</translation>
    </message>
    <message>
        <source>When a side falls short of its contract, every opposing side gets this many points for each missing trick.</source>
        <translation>Cuando un bando no llega a su contrato, cada bando rival recibe estos puntos por cada baza que falta.</translation>
    </message>
    <message>
        <source>broken contract defenders undertricks</source>
        <translation>contrato caído roto defensores bazas de menos</translation>
    </message>
    <message>
        <source>Points for an overtrick</source>
        <translation>Puntos por baza de más</translation>
    </message>
    <message>
        <source>Points for each trick beyond the contract. With a negative number, overtricks cost points.</source>
        <translation>Puntos por cada baza por encima del contrato. Con un número negativo, las bazas de más cuestan puntos.</translation>
    </message>
    <message>
        <source>bags sandbags books overs no overs over books</source>
        <translation>bolsas bazas de más sin bazas de más pasarse libros</translation>
    </message>
    <message>
        <source>overtricks; overs; over; overbooks; over books; extra books; extra tricks; no overs=0; overtrick worth #; # per overtrick; # for each overtrick; # per bag; points for bags</source>
        <translation>bazas de más; sobrantes; de más; pasarse; libros de más; libros extra; bazas extra; sin bazas de más=0; baza de más vale #; # por baza de más; # por cada baza de más; # por bolsa; puntos por bolsas</translation>
    </message>
    <message>
        <source>Overtricks that set a side</source>
        <translation>Bazas de más que hacen caer</translation>
    </message>
    <message>
        <source>A side that takes this many overtricks or more is set. 0 turns this rule off.</source>
        <translation>Un bando cae si sus bazas de más llegan a este número. Con 0 la regla no se usa.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>No se usa</translation>
    </message>
    <message>
        <source>bags sandbags overs three</source>
        <translation>bolsas bazas de más pasarse tres</translation>
    </message>
    <message>
        <source>set by overtricks; # overs is a set; # over is a set; # overtricks is a set; # bags is a set; too many overs; # over sets you</source>
        <translation>caer por bazas de más; # de más es caída; # sobrantes es caída; # bazas de más es caída; # bolsas es caída; demasiadas de más; # de más te hace caer</translation>
    </message>
    <message>
        <source>Set for taking twice the bid</source>
        <translation>Caer por hacer el doble</translation>
    </message>
    <message>
        <source>A side may be set for taking too many tricks. Either twice its bid is already too many, or only more than twice its bid.</source>
        <translation>Un bando puede caer por hacer demasiadas bazas. O el doble de su apuesta ya es demasiado, o solo lo es más del doble.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>No se juega</translation>
    </message>
    <message>
        <source>At least twice</source>
        <translation>Al menos el doble</translation>
    </message>
    <message>
        <source>More than twice</source>
        <translation>Más del doble</translation>
    </message>
    <message>
        <source>double over double back bags sandbags overtricks</source>
        <translation>doble el doble pasarse doble arriba doble abajo bolsas bazas de más</translation>
    </message>
    <message>
        <source>double over; double back; twice the bid; double the bid; double your bid</source>
        <translation>el doble; doble atrás; dos veces la apuesta; el doble de la apuesta; doblar la apuesta</translation>
    </message>
    <message>
        <source>Penalty multiplier for taking twice the bid</source>
        <translation>Multiplicador por hacer el doble</translation>
    </message>
    <message>
        <source>A side that is set for taking too many tricks loses its contract multiplied by this number.</source>
        <translation>Un bando que cae por hacer demasiadas bazas pierde su contrato multiplicado por este número.</translation>
    </message>
    <message>
        <source>Bonus for seven or more</source>
        <translation>Bonificación por siete o más</translation>
    </message>
    <message>
        <source>One of three bonuses. The first: each trick above six that is bid and made scores ten more points. The second is a race: a side gets 10 points the first time it makes a contract of seven or more, 20 the second time, 30 the third, and so on. The third is the same race, but a side only has to take seven or more tricks.</source>
        <translation>Una de tres bonificaciones. La primera: cada baza por encima de seis apostada y hecha da diez puntos más. La segunda es una carrera: un bando recibe 10 puntos la primera vez que cumple un contrato de siete o más, 20 la segunda, 30 la tercera y así sucesivamente. La tercera es la misma carrera, pero a un bando le basta con hacer siete bazas o más.</translation>
    </message>
    <message>
        <source>By the size of the bid</source>
        <translation>Según la apuesta</translation>
    </message>
    <message>
        <source>Race for contracts made</source>
        <translation>Carrera: contratos cumplidos</translation>
    </message>
    <message>
        <source>Race for deals with seven tricks</source>
        <translation>Carrera: manos con siete bazas</translation>
    </message>
    <message>
        <source>seven tricks or higher race</source>
        <translation>siete bazas o más carrera</translation>
    </message>
    <message>
        <source>seven or more; bonus for seven; # or higher bonus</source>
        <translation>siete o más; bonificación por siete; bonificación por # o más</translation>
    </message>
    <message>
        <source>Bonus if both partners are exact</source>
        <translation>Bonificación si ambos cumplen exacto</translation>
    </message>
    <message>
        <source>If each partner takes exactly as many tricks as they bid, the side earns 10 extra points for every two tricks of its contract.</source>
        <translation>Si cada compañero hace exactamente las bazas que apostó, el bando gana 10 puntos extra por cada dos bazas de su contrato.</translation>
    </message>
    <message>
        <source>individual team players</source>
        <translation>individual equipo jugadores por separado</translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s)</source>
        <translation>
            <numerusform>%n baza de más</numerusform>
            <numerusform>%n bazas de más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents fell %n trick(s) short</source>
        <translation>
            <numerusform>A los rivales les faltó %n baza</numerusform>
            <numerusform>A los rivales les faltaron %n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if each partner takes at least their own bid.</source>
        <translation>
            <numerusform>Un contrato da %n punto por baza apostada si cada compañero hace al menos su propia apuesta.</numerusform>
            <numerusform>Un contrato da %n puntos por baza apostada si cada compañero hace al menos su propia apuesta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if each partner takes exactly their own bid.</source>
        <translation>
            <numerusform>Un contrato da %n punto por baza apostada si cada compañero hace exactamente su propia apuesta.</numerusform>
            <numerusform>Un contrato da %n puntos por baza apostada si cada compañero hace exactamente su propia apuesta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes exactly its contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Un bando que hace exactamente su contrato gana %n punto por baza apostada.</numerusform>
            <numerusform>Un bando que hace exactamente su contrato gana %n puntos por baza apostada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes at least its contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Un bando que hace al menos su contrato gana %n punto por baza apostada.</numerusform>
            <numerusform>Un bando que hace al menos su contrato gana %n puntos por baza apostada.</numerusform>
        </translation>
    </message>
    <message>
        <source>If a partner misses their own bid, the side loses the whole contract; overtricks still score.</source>
        <translation>Si un compañero no cumple su propia apuesta, el bando pierde todo el contrato; las bazas de más puntúan igual.</translation>
    </message>
    <message>
        <source>If a partner misses their own bid, the side loses only that bid; overtricks still score.</source>
        <translation>Si un compañero no cumple su propia apuesta, el bando pierde solo esa apuesta; las bazas de más puntúan igual.</translation>
    </message>
    <message>
        <source>Otherwise the side is set and loses the same number of points.</source>
        <translation>Si no, el bando cae y pierde los mismos puntos.</translation>
    </message>
    <message>
        <source>Otherwise the side is set. Each missing trick costs as much as a trick bid earns; a side that is set for taking too many tricks loses its whole contract.</source>
        <translation>Si no, el bando cae. Cada baza que falta cuesta tanto como da una baza apostada; un bando que cae por hacer demasiadas bazas pierde todo su contrato.</translation>
    </message>
    <message>
        <source>Otherwise the side is set and scores nothing.</source>
        <translation>Si no, el bando cae y no puntúa.</translation>
    </message>
    <message>
        <source>Otherwise the side is set and scores 1 point for each trick it took.</source>
        <translation>Si no, el bando cae y se anota 1 punto por cada baza que hizo.</translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a side is short, every other side gets %n point(s).</source>
        <translation>
            <numerusform>Por cada baza que le falta a un bando, cada uno de los demás recibe %n punto.</numerusform>
            <numerusform>Por cada baza que le falta a un bando, cada uno de los demás recibe %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a side is short, the opponents get %n point(s).</source>
        <translation>
            <numerusform>Por cada baza que le falta a un bando, los rivales reciben %n punto.</numerusform>
            <numerusform>Por cada baza que le falta a un bando, los rivales reciben %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overtricks are kept separately from the score, as bags, and earn no points.</source>
        <translation>Las bazas de más se guardan aparte de los puntos, como bolsas, y no dan ninguno.</translation>
    </message>
    <message>
        <source>Overtricks earn no points.</source>
        <translation>Las bazas de más no dan puntos.</translation>
    </message>
    <message numerus="yes">
        <source>Each overtrick earns %n point(s).</source>
        <translation>
            <numerusform>Cada baza de más da %n punto.</numerusform>
            <numerusform>Cada baza de más da %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each overtrick costs %n point(s).</source>
        <translation>
            <numerusform>Cada baza de más cuesta %n punto.</numerusform>
            <numerusform>Cada baza de más cuesta %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that takes %1 or more overtricks is also set.</source>
        <translation>Un bando también cae si sus bazas de más llegan a %1.</translation>
    </message>
    <message>
        <source>A side is also set when it takes twice its contract or more.</source>
        <translation>Un bando también cae si hace el doble de su contrato o más.</translation>
    </message>
    <message>
        <source>A side is also set when it takes more than twice its contract.</source>
        <translation>Un bando también cae si hace más del doble de su contrato.</translation>
    </message>
    <message>
        <source>A set for taking too many tricks costs %1 times the contract.</source>
        <translation>Caer por hacer demasiadas bazas cuesta %1 veces el contrato.</translation>
    </message>
    <message>
        <source>A made contract of seven or more earns 10 extra points for each trick bid above six.</source>
        <translation>Un contrato cumplido de siete o más da 10 puntos extra por cada baza apostada por encima de seis.</translation>
    </message>
    <message>
        <source>A side that makes a contract of seven or more earns 10 extra points the first time, 20 the second time, and so on.</source>
        <translation>Un bando que cumple un contrato de siete o más gana 10 puntos extra la primera vez, 20 la segunda y así sucesivamente.</translation>
    </message>
    <message>
        <source>A side that takes seven tricks or more earns 10 extra points the first time, 20 the second time, and so on, no matter what it bid.</source>
        <translation>Un bando que hace siete bazas o más gana 10 puntos extra la primera vez, 20 la segunda y así sucesivamente, sin importar lo que apostó.</translation>
    </message>
    <message>
        <source>When both partners take exactly their own bids, they earn 10 extra points for every two tricks of the contract.</source>
        <translation>Si los dos compañeros hacen exactamente sus apuestas, ganan 10 puntos extra por cada dos bazas del contrato.</translation>
    </message>
    <message>
        <source>Contracts must be met exactly.</source>
        <translation>Contratos exactos.</translation>
    </message>
    <message>
        <source>Bid %1, took %2</source>
        <translation>Apostó %1, hizo %2</translation>
    </message>
    <message>
        <source>Bid %1, tricks that count: %2</source>
        <translation>Apostó %1, bazas que cuentan: %2</translation>
    </message>
    <message numerus="yes">
        <source>Bid %1, took %2: %n trick(s) short</source>
        <translation>
            <numerusform>Apostó %1, hizo %2: falta %n baza</numerusform>
            <numerusform>Apostó %1, hizo %2: faltan %n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %1, tricks that count: %2 (%n trick(s) short)</source>
        <translation>
            <numerusform>Apostó %1, bazas que cuentan: %2 (falta %n baza)</numerusform>
            <numerusform>Apostó %1, bazas que cuentan: %2 (faltan %n bazas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by overtricks</source>
        <translation>Apostó %1, hizo %2: caída por bazas de más</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set for taking twice the bid</source>
        <translation>Apostó %1, hizo %2: caída por hacer el doble</translation>
    </message>
    <message>
        <source>Bid %1, took %2: the bid had to be met exactly</source>
        <translation>Apostó %1, hizo %2: la apuesta debía ser exacta</translation>
    </message>
    <message>
        <source>Bid %1, took %2: a partner missed their own bid</source>
        <translation>Apostó %1, hizo %2: un compañero no cumplió su apuesta</translation>
    </message>
    <message>
        <source>Own bid %1, took %2: made</source>
        <translation>Apuesta propia de %1, hizo %2: cumplida</translation>
    </message>
    <message>
        <source>Own bid %1, took %2: missed</source>
        <translation>Apuesta propia de %1, hizo %2: no cumplida</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by the failed nil</source>
        <translation>Apostó %1, hizo %2: caída por el nil fallido</translation>
    </message>
    <message>
        <source>Bid %1, took %2: failed because of a wrong claim</source>
        <translation>Apostó %1, hizo %2: apuesta fallida por una reclamación errónea</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by a false challenge</source>
        <translation>Apostó %1, hizo %2: caída por una denuncia falsa</translation>
    </message>
    <message>
        <source>Bid %1: counts as made, since the opponents reneged</source>
        <translation>Apostó %1: se da por cumplida, por renuncio de los rivales</translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), points but no bags</source>
        <translation>
            <numerusform>%n baza de más, con puntos pero sin bolsa</numerusform>
            <numerusform>%n bazas de más, con puntos pero sin bolsas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes exactly their contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Un jugador que hace exactamente su contrato gana %n punto por baza apostada.</numerusform>
            <numerusform>Un jugador que hace exactamente su contrato gana %n puntos por baza apostada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes at least their contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Un jugador que hace al menos su contrato gana %n punto por baza apostada.</numerusform>
            <numerusform>Un jugador que hace al menos su contrato gana %n puntos por baza apostada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise the player is set and loses the same number of points.</source>
        <translation>Si no, el jugador cae y pierde los mismos puntos.</translation>
    </message>
    <message>
        <source>Otherwise the player is set. Each missing trick costs as much as a trick bid earns; a player who is set for taking too many tricks loses their whole contract.</source>
        <translation>Si no, el jugador cae. Cada baza que falta cuesta tanto como da una baza apostada; un jugador que cae por hacer demasiadas bazas pierde todo su contrato.</translation>
    </message>
    <message>
        <source>Otherwise the player is set and scores nothing.</source>
        <translation>Si no, el jugador cae y no puntúa.</translation>
    </message>
    <message>
        <source>Otherwise the player is set and scores 1 point for each trick they took.</source>
        <translation>Si no, el jugador cae y se anota 1 punto por cada baza que hizo.</translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a player is short, every other player gets %n point(s).</source>
        <translation>
            <numerusform>Por cada baza que le falta a un jugador, cada uno de los demás recibe %n punto.</numerusform>
            <numerusform>Por cada baza que le falta a un jugador, cada uno de los demás recibe %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a player is short, the opponent gets %n point(s).</source>
        <translation>
            <numerusform>Por cada baza que le falta a un jugador, el rival recibe %n punto.</numerusform>
            <numerusform>Por cada baza que le falta a un jugador, el rival recibe %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who takes %1 or more overtricks is also set.</source>
        <translation>Un jugador también cae si sus bazas de más llegan a %1.</translation>
    </message>
    <message>
        <source>A player is also set when they take twice their contract or more.</source>
        <translation>Un jugador también cae si hace el doble de su contrato o más.</translation>
    </message>
    <message>
        <source>A player is also set when they take more than twice their contract.</source>
        <translation>Un jugador también cae si hace más del doble de su contrato.</translation>
    </message>
    <message>
        <source>A player who makes a contract of seven or more earns 10 extra points the first time, 20 the second time, and so on.</source>
        <translation>Un jugador que cumple un contrato de siete o más gana 10 puntos extra la primera vez, 20 la segunda y así sucesivamente.</translation>
    </message>
    <message>
        <source>A player who takes seven tricks or more earns 10 extra points the first time, 20 the second time, and so on, no matter what they bid.</source>
        <translation>Un jugador que hace siete bazas o más gana 10 puntos extra la primera vez, 20 la segunda y así sucesivamente, sin importar lo que apostó.</translation>
    </message>
</context>
<context>
    <name>dealing</name>
    <message>
        <source>the rule “Dealing or drafting” is not set to “Draft: keep or take the next”.</source>
        <translation>la regla «Repartir o elegir» no está en «Elegir: quedársela o tomar la siguiente».</translation>
    </message>
    <message>
        <source>no hand can be declared a misdeal.</source>
        <translation>nunca se puede declarar reparto nulo.</translation>
    </message>
    <message>
        <source>a hand without face cards isn&apos;t a misdeal.</source>
        <translation>unas cartas sin figuras no son un reparto nulo.</translation>
    </message>
    <message>
        <source>only one condition for a misdeal is in use.</source>
        <translation>solo se usa una condición de reparto nulo.</translation>
    </message>
    <message>
        <source>No card of that suit is in the deck, so it can&apos;t decide who deals first.</source>
        <translation>En la baraja no hay cartas de ese palo, así que no puede decidir quién reparte primero.</translation>
    </message>
    <message>
        <source>The deck has only %3 cards: too few to deal %1 to each of %2 players.</source>
        <translation>La baraja solo tiene %3 cartas: no llegan para repartir %1 a cada uno de los %2 jugadores.</translation>
    </message>
    <message>
        <source>A kitty of %1 would be bigger than a hand of %2.</source>
        <translation>Un pozo de %1 sería mayor que las %2 cartas de un jugador.</translation>
    </message>
    <message>
        <source>A French cut makes four stacks: it needs four players and one deck.</source>
        <translation>El corte francés hace cuatro montones: necesita cuatro jugadores y una baraja.</translation>
    </message>
    <message>
        <source>Hands can be drafted only in a two-player game.</source>
        <translation>Las cartas solo se pueden elegir por turnos entre dos jugadores.</translation>
    </message>
    <message>
        <source>If hands are drafted, no cards are left for a kitty.</source>
        <translation>Si las cartas se eligen por turnos, no quedan cartas para un pozo.</translation>
    </message>
    <message numerus="yes">
        <source>With two players, each holds half the deck: %n card(s).</source>
        <translation>
            <numerusform>Con dos jugadores, cada uno tiene media baraja: %n carta.</numerusform>
            <numerusform>Con dos jugadores, cada uno tiene media baraja: %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Quién reparte primero</translation>
    </message>
    <message>
        <source>How the first dealer is chosen. Equal cards are ranked by suit: spades, hearts, diamonds, clubs.</source>
        <translation>Cómo se elige quién reparte primero. A igualdad de cartas decide el palo: picas, corazones, diamantes, tréboles.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>First spade turned up</source>
        <translation>Primera pica descubierta</translation>
    </message>
    <message>
        <source>Highest card drawn</source>
        <translation>Carta más alta</translation>
    </message>
    <message>
        <source>Lowest card drawn</source>
        <translation>Carta más baja</translation>
    </message>
    <message>
        <source>First heart turned up</source>
        <translation>Primer corazón descubierto</translation>
    </message>
    <message>
        <source>First diamond turned up</source>
        <translation>Primer diamante descubierto</translation>
    </message>
    <message>
        <source>First club turned up</source>
        <translation>Primer trébol descubierto</translation>
    </message>
    <message>
        <source>draw for deal high card first diamond deals first club deals first heart deals</source>
        <translation>sacar carta para repartir carta alta el primer diamante reparte el primer trébol reparte el primer corazón reparte</translation>
    </message>
    <message>
        <source>first dealer; who deals first; draw for deal; first spade deals=first-spade; first diamond deals=first-diamond; first club deals=first-club; first heart deals=first-heart; high card deals=high-card; high card=high-card; low card deals=low-card; random dealer=random</source>
        <translation>primer repartidor; quién reparte primero; sacar carta para repartir; la primera pica reparte=first-spade; el primer diamante reparte=first-diamond; el primer trébol reparte=first-club; el primer corazón reparte=first-heart; reparte la carta más alta=high-card; carta alta=high-card; reparte la carta más baja=low-card; repartidor al azar=random</translation>
    </message>
    <message>
        <source>Cutting</source>
        <extracomment>Title of a rule: whether the deck is cut before it is dealt, noun.</extracomment>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Whether the deck is cut; the player just before the dealer does it. In a French cut, the deck is split into four stacks and their top cards are turned up; the cutter gives each player one of those cards, face up.</source>
        <translation>Indica si el jugador anterior al repartidor corta la baraja. En un corte francés, la baraja se divide en cuatro montones y se descubren las cartas de encima; quien corta da una a cada jugador, boca arriba.</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Sin corte</translation>
    </message>
    <message>
        <source>Plain cut</source>
        <translation>Corte normal</translation>
    </message>
    <message>
        <source>French cut</source>
        <translation>Corte francés</translation>
    </message>
    <message>
        <source>cut french stacks shuffle</source>
        <translation>cortar corte francés montones barajar mezclar</translation>
    </message>
    <message>
        <source>cut; cut the deck; cut the cards; cutting the cards; no cut=none; no cutting=none; french cut=french</source>
        <translation>cortar; cortar la baraja; cortar las cartas; corte; sin corte=none; no se corta=none; corte francés=french</translation>
    </message>
    <message>
        <source>Cards for each player</source>
        <translation>Cartas por jugador</translation>
    </message>
    <message>
        <source>How many cards each player gets, and so how many tricks a deal has. The rule “Cards left over” says what happens to the other cards. 0 means as many as possible.</source>
        <translation>Cuántas cartas recibe cada jugador y, por tanto, cuántas bazas tiene una mano. La regla «Cartas sobrantes» dice qué pasa con las demás. Con 0 se reparten todas las posibles.</translation>
    </message>
    <message>
        <source>As many as possible</source>
        <translation>Todas las posibles</translation>
    </message>
    <message>
        <source>cards each hand size thirteen 13 number of cards dealt</source>
        <translation>cartas por jugador cuántas cartas trece 13 número de cartas repartidas</translation>
    </message>
    <message>
        <source>cards each; # cards each; # cards; hand size; hand of # cards; deal # cards; cards per player; # cards per player; how many cards</source>
        <translation>cartas por jugador; # cartas cada uno; # cartas; tamaño de la mano; mano de # cartas; repartir # cartas; cartas para cada uno; # cartas por jugador; cuántas cartas</translation>
    </message>
    <message>
        <source>Cards dealt face up</source>
        <translation>Cartas repartidas boca arriba</translation>
    </message>
    <message>
        <source>How many cards of each hand are dealt face up for everyone to see.</source>
        <translation>Cuántas cartas de cada jugador se reparten boca arriba, a la vista de todos.</translation>
    </message>
    <message>
        <source>exposed open cards power check</source>
        <translation>cartas descubiertas a la vista boca arriba abiertas</translation>
    </message>
    <message>
        <source>face up; # cards face up; exposed cards; open cards</source>
        <translation>boca arriba; # cartas boca arriba; cartas descubiertas; cartas a la vista</translation>
    </message>
    <message>
        <source>Dealing or drafting</source>
        <translation>Repartir o elegir</translation>
    </message>
    <message>
        <source>Cards are dealt as usual, or two players draft their hands in one of two ways. In the first, a player looks at the top card and either keeps it or takes the next one unseen. In the second, a player draws two cards and keeps one.</source>
        <translation>Las cartas se reparten como siempre, o dos jugadores las eligen por turnos, de una de dos maneras. En la primera, un jugador mira la primera carta del mazo y se la queda o toma la siguiente sin verla. En la segunda, un jugador saca dos cartas y se queda con una.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>A value: the cards are dealt as usual and not chosen one by one, an adjective.</extracomment>
        <translation>Se reparten</translation>
    </message>
    <message>
        <source>Draft: keep or take the next</source>
        <translation>Elegir: quedársela o tomar la siguiente</translation>
    </message>
    <message>
        <source>Draft: keep one of two</source>
        <translation>Elegir: una de dos</translation>
    </message>
    <message>
        <source>two players draw draft stock heads up</source>
        <translation>dos jugadores robar elegir por turnos draft mazo mano a mano</translation>
    </message>
    <message>
        <source>draw two keep one; draft; drafting; two player deal; draw from the stock; honeymoon</source>
        <translation>robar dos y quedarse una; elegir por turnos; elegir cartas; reparto de dos jugadores; robar del mazo; luna de miel</translation>
    </message>
    <message>
        <source>Look at the discarded card</source>
        <translation>Mirar la carta descartada</translation>
    </message>
    <message>
        <source>A drafting player who keeps the first card may look at the second one before discarding it.</source>
        <translation>Quien se queda con la primera carta puede mirar la segunda antes de descartarla.</translation>
    </message>
    <message>
        <source>Misdeal: no face card</source>
        <translation>Reparto nulo: sin figuras</translation>
    </message>
    <message>
        <source>A player whose hand has no jack, queen or king may show it and ask for a new deal.</source>
        <translation>Quien no tenga ni jota, ni reina, ni rey puede mostrar sus cartas y pedir un nuevo reparto.</translation>
    </message>
    <message>
        <source>deficient hand redeal court picture</source>
        <translation>malas cartas reparto nulo repartir de nuevo figuras sin figuras</translation>
    </message>
    <message>
        <source>misdeal; reshuffle; redeal; no face cards; no faces; no court cards; no picture cards; deficient hand; bad hand</source>
        <translation>reparto nulo; barajar otra vez; repartir de nuevo; sin figuras; nada de figuras; sin cartas de figura; mano sin figuras; malas cartas; mala mano</translation>
    </message>
    <message>
        <source>Misdeal: aces count as face cards</source>
        <translation>Reparto nulo: los ases cuentan como figuras</translation>
    </message>
    <message>
        <source>An ace counts as a face card too, so a hand without face cards has no ace, king, queen or jack.</source>
        <translation>El as también cuenta como figura, así que unas cartas sin figuras no tienen as, rey, reina ni jota.</translation>
    </message>
    <message>
        <source>no ace no face A K Q J picture deficient hand redeal</source>
        <translation>sin as sin figuras A R Q J K malas cartas repartir de nuevo</translation>
    </message>
    <message>
        <source>no ace no face=true; no ace or face=true; ace is a face card=true; aces are face cards=true; no A K Q J=true; no A, K, Q or J=true</source>
        <translation>sin as ni figura=true; sin ases ni figuras=true; el as es figura=true; los ases son figuras=true; sin A K Q J=true; sin A, K, Q ni J=true</translation>
    </message>
    <message>
        <source>Misdeal: long suit</source>
        <translation>Reparto nulo: palo largo</translation>
    </message>
    <message>
        <source>A player who holds at least this many cards of one suit may show the hand and ask for a new deal. 0 turns this rule off.</source>
        <translation>Quien tenga al menos este número de cartas de un palo puede mostrarlas y pedir un nuevo reparto. Con 0 la regla no se usa.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>No se usa</translation>
    </message>
    <message>
        <source>deficient hand redeal seven of a suit</source>
        <translation>malas cartas reparto nulo repartir de nuevo siete de un palo palo largo</translation>
    </message>
    <message>
        <source>long suit; # of a suit; # of one suit; # card suit; seven of a suit=7; too many of a suit</source>
        <translation>palo largo; # de un palo; # del mismo palo; palo de # cartas; siete de un palo=7; demasiadas de un palo</translation>
    </message>
    <message>
        <source>Misdeal: few spades</source>
        <translation>Reparto nulo: pocas picas</translation>
    </message>
    <message>
        <source>A player who holds no more than this many spades may show the hand and ask for a new deal. −1 turns this rule off.</source>
        <translation>Quien no tenga más de este número de picas puede mostrar sus cartas y pedir un nuevo reparto. Con −1 la regla no se usa.</translation>
    </message>
    <message>
        <source>deficient hand redeal no spades one spade trump less</source>
        <translation>malas cartas reparto nulo repartir de nuevo sin picas una pica pocos triunfos</translation>
    </message>
    <message>
        <source>no spades=0; one spade=1; few spades; no trumps in hand=0; no spades in hand=0; bad luck; not enough spades; too few spades</source>
        <translation>sin picas=0; una pica=1; pocas picas; sin triunfos=0; ninguna pica=0; mala suerte; faltan picas; muy pocas picas</translation>
    </message>
    <message>
        <source>Misdeal: all conditions required</source>
        <translation>Reparto nulo: todas las condiciones</translation>
    </message>
    <message>
        <source>On: a hand is a misdeal only if it meets every misdeal condition in use. Off: one condition is enough.</source>
        <translation>Activado: el reparto solo es nulo si se cumplen todas las condiciones en uso. Desactivado: basta con una.</translation>
    </message>
    <message>
        <source>both misdeal conditions together and deficient hand redeal</source>
        <translation>ambas condiciones de reparto nulo juntas a la vez malas cartas repartir de nuevo</translation>
    </message>
    <message>
        <source>both misdeal conditions=true; all misdeal conditions=true; both conditions=true; misdeal conditions together=true</source>
        <translation>ambas condiciones de reparto nulo=true; todas las condiciones de reparto nulo=true; ambas condiciones=true; condiciones juntas=true</translation>
    </message>
    <message>
        <source>Ask partner about a misdeal</source>
        <translation>Reparto nulo: preguntar al compañero</translation>
    </message>
    <message>
        <source>Before declaring a misdeal, a player may ask their partner for a yes or no, but still decides alone.</source>
        <translation>Antes de declarar un reparto nulo, se puede pedir al compañero un sí o un no, pero decide solo quien pregunta.</translation>
    </message>
    <message>
        <source>Dealer after a misdeal</source>
        <translation>Quién reparte tras un reparto nulo</translation>
    </message>
    <message>
        <source>Who deals after a misdeal, or after a deal that is void because too few tricks were bid: the same player again, or the next one.</source>
        <translation>Quién reparte después de un reparto nulo, o de una mano nula por apostar pocas bazas: el mismo jugador otra vez o el siguiente.</translation>
    </message>
    <message>
        <source>Same dealer</source>
        <translation>Quien ya repartió</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>El siguiente en turno</translation>
    </message>
    <message>
        <source>who deals again; same dealer deals again=same; next dealer deals=next</source>
        <translation>quién reparte de nuevo; reparte el mismo=same; reparte el siguiente=next</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random.</source>
        <translation>El primer repartidor se elige al azar.</translation>
    </message>
    <message>
        <source>Cards are dealt face up until a spade appears; the player who gets it deals first.</source>
        <translation>Se reparten cartas boca arriba hasta que sale una pica; quien la recibe reparte primero.</translation>
    </message>
    <message>
        <source>Cards are dealt face up until a heart appears; the player who gets it deals first.</source>
        <translation>Se reparten cartas boca arriba hasta que sale un corazón; quien lo recibe reparte primero.</translation>
    </message>
    <message>
        <source>The players are dealt cards face up in turn; the one who gets the first diamond deals first.</source>
        <translation>Se reparten cartas boca arriba, por turno; quien recibe el primer diamante reparte primero.</translation>
    </message>
    <message>
        <source>Cards are dealt face up until a club appears; the player who gets it deals first.</source>
        <translation>Se reparten cartas boca arriba hasta que sale un trébol; quien lo recibe reparte primero.</translation>
    </message>
    <message>
        <source>The player who draws the highest card deals first (ties go to spades, then hearts, diamonds, clubs).</source>
        <translation>Reparte primero quien saca la carta más alta (si hay empate: picas, luego corazones, diamantes, tréboles).</translation>
    </message>
    <message>
        <source>The player who draws the lowest card deals first (ties go to clubs, then diamonds, hearts, spades).</source>
        <translation>Reparte primero quien saca la carta más baja (si hay empate: tréboles, luego diamantes, corazones, picas).</translation>
    </message>
    <message>
        <source>%1 The deal then passes to the right.</source>
        <translation>%1 Después reparte quien está a la derecha.</translation>
    </message>
    <message>
        <source>%1 The deal then passes to the left.</source>
        <translation>%1 Después reparte quien está a la izquierda.</translation>
    </message>
    <message>
        <source>The deck is not cut.</source>
        <translation>La baraja no se corta.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left may cut the deck.</source>
        <translation>Puede cortar quien está a la izquierda del repartidor.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right may cut the deck.</source>
        <translation>Puede cortar quien está a la derecha del repartidor.</translation>
    </message>
    <message>
        <source>French cut: the player on the dealer&apos;s left splits the deck into four stacks, turns up the four top cards, and gives one of those cards to each player.</source>
        <translation>Corte francés: quien está a la izquierda del repartidor divide la baraja en cuatro montones, descubre las cuatro cartas de encima y da una a cada jugador.</translation>
    </message>
    <message>
        <source>French cut: the player on the dealer&apos;s right splits the deck into four stacks, turns up the four top cards, and gives one of those cards to each player.</source>
        <translation>Corte francés: quien está a la derecha del repartidor divide la baraja en cuatro montones, descubre las cuatro cartas de encima y da una a cada jugador.</translation>
    </message>
    <message>
        <source>The two players draft their hands, starting with the nondealer. In turn, each draws two cards, keeps one, and discards the other. They stop when both hold %1 cards.</source>
        <translation>Los dos jugadores eligen sus cartas por turnos; empieza quien no reparte. En su turno, cada cual saca dos cartas, se queda con una y descarta la otra. Acaban cuando ambos tienen %1 cartas.</translation>
    </message>
    <message>
        <source>The two players draft their hands, starting with the nondealer. In turn, each looks at the top card and keeps either that card or the next one, and the other of the two is discarded. They stop when both hold %1 cards.</source>
        <translation>Los dos jugadores eligen sus cartas por turnos; empieza quien no reparte. En su turno, cada cual mira la primera del mazo y se queda con esa carta o con la siguiente; la otra de las dos se descarta. Acaban cuando ambos tienen %1 cartas.</translation>
    </message>
    <message>
        <source>A player who keeps the first card may look at the second one before discarding it.</source>
        <translation>Quien se queda con la primera carta puede mirar la segunda antes de descartarla.</translation>
    </message>
    <message>
        <source>A player who keeps the first card must discard the second one without looking at it.</source>
        <translation>Quien se queda con la primera carta debe descartar la segunda sin mirarla.</translation>
    </message>
    <message>
        <source>All cards must be dealt out evenly.</source>
        <translation>Todas las cartas deben repartirse por igual.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone gets %n card(s).</source>
        <translation>
            <numerusform>Cada jugador recibe %n carta.</numerusform>
            <numerusform>Cada jugador recibe %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>One card left over: %1 is not dealt.</source>
        <translation>Sobra una carta: %1 no se reparte.</translation>
    </message>
    <message numerus="yes">
        <source>The dealer sets the last %n leftover card(s) aside unseen.</source>
        <translation>
            <numerusform>Quien reparte aparta sin ver la última carta sobrante.</numerusform>
            <numerusform>Quien reparte aparta sin ver las últimas %n cartas sobrantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards may be left over.</source>
        <translation>No pueden sobrar cartas.</translation>
    </message>
    <message numerus="yes">
        <source>Each hand gets %n card(s) face up.</source>
        <translation>
            <numerusform>Cada jugador recibe %n carta boca arriba.</numerusform>
            <numerusform>Cada jugador recibe %n cartas boca arriba.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a misdeal the same player deals again.</source>
        <translation>Tras un reparto nulo vuelve a repartir el mismo jugador.</translation>
    </message>
    <message>
        <source>After a misdeal the next player deals.</source>
        <translation>Tras un reparto nulo reparte el siguiente.</translation>
    </message>
    <message>
        <source>If the deal is void because of the bids, the same player deals again.</source>
        <translation>Si la mano es nula por las apuestas, vuelve a repartir el mismo jugador.</translation>
    </message>
    <message>
        <source>If the deal is void because of the bids, the next player deals.</source>
        <translation>Si la mano es nula por las apuestas, reparte el siguiente.</translation>
    </message>
    <message>
        <source>A hand with no jack, queen or king may be declared a misdeal.</source>
        <translation>Unas cartas sin jota, reina ni rey se pueden declarar reparto nulo.</translation>
    </message>
    <message>
        <source>A hand with no jack, queen, king or ace may be declared a misdeal.</source>
        <translation>Unas cartas sin jota, reina, rey ni as se pueden declarar reparto nulo.</translation>
    </message>
    <message>
        <source>A hand with %1 or more cards of one suit may be declared a misdeal.</source>
        <translation>Con %1 o más cartas de un palo se puede declarar reparto nulo.</translation>
    </message>
    <message>
        <source>A hand without spades may be declared a misdeal.</source>
        <translation>Sin picas se puede declarar reparto nulo.</translation>
    </message>
    <message>
        <source>A hand with %1 or fewer spades may be declared a misdeal.</source>
        <translation>Se puede declarar reparto nulo con este máximo de picas: %1.</translation>
    </message>
    <message>
        <source>All of these conditions must be met at once.</source>
        <translation>Deben cumplirse todas estas condiciones a la vez.</translation>
    </message>
    <message>
        <source>To declare a misdeal, a player shows their hand when it is their turn to bid, before anyone on their side has bid.</source>
        <translation>Para declarar un reparto nulo, se muestran las cartas cuando toca apostar, antes de que haya apostado alguien del bando.</translation>
    </message>
    <message>
        <source>Before declaring a misdeal, the player may ask their partner for a yes or no, but still decides alone.</source>
        <translation>Antes de declarar un reparto nulo, se puede pedir al compañero un sí o un no, pero decide solo quien pregunta.</translation>
    </message>
    <message>
        <source>Drafted hands.</source>
        <translation>Cartas elegidas por turnos.</translation>
    </message>
    <message>
        <source>To declare a misdeal, a player shows their hand when it is their turn to bid.</source>
        <translation>Para declarar un reparto nulo, se muestran las cartas cuando toca apostar.</translation>
    </message>
</context>
<context>
    <name>declarations</name>
    <message>
        <source>You need a spade to bid no trump.</source>
        <translation>Necesitas una pica para apostar sin triunfo.</translation>
    </message>
    <message>
        <source>Your side has already made its announcement.</source>
        <translation>Tu bando ya ha hecho su declaración.</translation>
    </message>
    <message>
        <source>Another side has already announced a mo or a moe (a run of tricks).</source>
        <translation>Otro bando ya ha declarado un mo o un moe (varias bazas seguidas).</translation>
    </message>
    <message>
        <source>Your partner must agree to no trump first.</source>
        <translation>Antes tu compañero tiene que aceptar jugar sin triunfo.</translation>
    </message>
    <message>
        <source>&quot;notrump_broken&quot; lists %1, but only a player who promised no trump and took a trick can break the promise</source>
        <translation>&quot;notrump_broken&quot; indica %1, pero solo puede romper la promesa quien prometió sin triunfo e hizo alguna baza</translation>
    </message>
    <message>
        <source>&quot;notrump_broken&quot; is missing: with a no-trump bid, it must list the seats that broke their promise</source>
        <translation>falta &quot;notrump_broken&quot;: con una apuesta sin triunfo, debe indicar los puestos que rompieron su promesa</translation>
    </message>
    <message>
        <source>%1 broke the no-trump promise</source>
        <translation>%1 rompió la promesa de sin triunfo</translation>
    </message>
    <message>
        <source>Broken</source>
        <extracomment>Whether a promise was kept or not: a choice where a deal is entered, an adjective.</extracomment>
        <translation>Rota</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>Whether a promise was kept or not: a choice where a deal is entered, an adjective.</extracomment>
        <translation>Mantenida</translation>
    </message>
    <message>
        <source>nobody can bid no trump.</source>
        <translation>nadie puede apostar sin triunfo.</translation>
    </message>
    <message>
        <source>the deal has too few tricks.</source>
        <translation>la mano tiene muy pocas bazas.</translation>
    </message>
    <message>
        <source>The rules “Mo” and “Moe” can&apos;t be used together: each replaces the contract.</source>
        <translation>Las reglas «Mo» y «Moe» no se pueden usar a la vez: las dos sustituyen al contrato.</translation>
    </message>
    <message>
        <source>No-trump bids</source>
        <translation>Apuestas sin triunfo</translation>
    </message>
    <message>
        <source>A player who holds a spade may add “no trump” to a bid. This is a promise to win no trick with a spade unless spades were led.</source>
        <translation>Quien tenga una pica puede añadir «sin triunfo» a su apuesta. Es la promesa de no ganar ninguna baza con una pica, salvo si se salió a picas.</translation>
    </message>
    <message>
        <source>no trump nt</source>
        <translation>sin triunfo</translation>
    </message>
    <message>
        <source>no trump; no trumps; nt</source>
        <translation>sin triunfo; sin triunfos; st</translation>
    </message>
    <message>
        <source>No trump only if partner agrees</source>
        <translation>Sin triunfo solo si acepta el compañero</translation>
    </message>
    <message>
        <source>A player may bid no trump only if their partner agrees.</source>
        <translation>Solo se puede apostar sin triunfo si el compañero lo acepta.</translation>
    </message>
    <message>
        <source>Value of no trump</source>
        <translation>Valor del sin triunfo</translation>
    </message>
    <message>
        <source>What counts double if the promise of a no-trump bid is kept: the bid, or each trick the bidder takes.</source>
        <translation>Qué cuenta doble si se mantiene la promesa de una apuesta sin triunfo: la apuesta o cada baza que haga quien la apostó.</translation>
    </message>
    <message>
        <source>Bid counts double</source>
        <translation>La apuesta vale doble</translation>
    </message>
    <message>
        <source>Bidder&apos;s tricks count double</source>
        <translation>Las bazas de quien apuesta valen doble</translation>
    </message>
    <message>
        <source>Bemo</source>
        <extracomment>Title of a rule, a word of players for tricks promised besides the contract or in place of it.</extracomment>
        <translation>Bemo</translation>
    </message>
    <message>
        <source>In addition to its contract, a side may announce that it will win the first six tricks (little bemo, 60 points won or lost) or the first nine (big bemo, 90 points).</source>
        <translation>Además de su contrato, un bando puede declarar que ganará las seis primeras bazas (bemo pequeño, 60 puntos a favor o en contra) o las nueve primeras (bemo grande, 90 puntos).</translation>
    </message>
    <message>
        <source>big little first six nine tricks</source>
        <translation>grande pequeño primeras seis nueve bazas</translation>
    </message>
    <message>
        <source>Moe</source>
        <extracomment>Title of a rule, a word of players for tricks promised besides the contract or in place of it.</extracomment>
        <translation>Moe</translation>
    </message>
    <message>
        <source>Instead of a contract, a side may announce that at some time in the deal it will win six tricks in a row (little moe, 150 points) or eight (big moe, 300).</source>
        <translation>En vez de un contrato, un bando puede declarar que en algún momento de la mano ganará seis bazas seguidas (moe pequeño, 150 puntos) u ocho (moe grande, 300).</translation>
    </message>
    <message>
        <source>big little consecutive in a row</source>
        <translation>grande pequeño seguidas consecutivas</translation>
    </message>
    <message>
        <source>Failed moe</source>
        <translation>Moe fallido</translation>
    </message>
    <message>
        <source>Whether a failed moe (six or eight tricks in a row) costs as many points as it earns, or nothing.</source>
        <translation>Indica si un moe fallido (seis u ocho bazas seguidas) cuesta tantos puntos como da, o nada.</translation>
    </message>
    <message>
        <source>Costs nothing</source>
        <translation>No cuesta nada</translation>
    </message>
    <message>
        <source>Costs as much as it earns</source>
        <translation>Cuesta tanto como da</translation>
    </message>
    <message>
        <source>Mo</source>
        <extracomment>Title of a rule, a word of players for tricks promised besides the contract or in place of it.</extracomment>
        <translation>Mo</translation>
    </message>
    <message>
        <source>Instead of bidding a contract, a side may announce that it will win the first seven tricks (little mo) or ten (big mo). That side then leads first. A player may first ask how many tricks their partner can add.</source>
        <translation>En vez de apostar un contrato, un bando puede declarar que ganará las siete primeras bazas (mo pequeño) o las diez primeras (mo grande). Entonces sale ese bando. Antes se puede preguntar al compañero cuántas bazas aporta.</translation>
    </message>
    <message>
        <source>big little first seven ten tricks</source>
        <translation>grande pequeño primeras siete diez bazas</translation>
    </message>
    <message>
        <source>Points for a little mo</source>
        <translation>Puntos por un mo pequeño</translation>
    </message>
    <message>
        <source>Points that a little mo (the first seven tricks) earns if made and costs if it fails.</source>
        <translation>Puntos que da un mo pequeño (las siete primeras bazas) cumplido y cuesta uno fallido.</translation>
    </message>
    <message>
        <source>Points for a big mo</source>
        <translation>Puntos por un mo grande</translation>
    </message>
    <message>
        <source>Points that a big mo (the first ten tricks) earns if made and costs if it fails.</source>
        <translation>Puntos que da un mo grande (las diez primeras bazas) cumplido y cuesta uno fallido.</translation>
    </message>
    <message>
        <source>Bid %1, took %2, no-trump promise kept: the bidder&apos;s bid counts double</source>
        <translation>Apostó %1, hizo %2, promesa de sin triunfo mantenida: la apuesta de quien prometió cuenta doble</translation>
    </message>
    <message>
        <source>Bid %1, no-trump promise kept; tricks that count: %2 (the bidder&apos;s own tricks count twice)</source>
        <translation>Apostó %1, promesa de sin triunfo mantenida; bazas que cuentan: %2 (las de quien prometió cuentan dos veces)</translation>
    </message>
    <message>
        <source>No-trump promise broken: the bidder&apos;s bid of %1 is lost</source>
        <translation>Promesa de sin triunfo rota: se pierde la apuesta de %1 de quien prometió</translation>
    </message>
    <message>
        <source>Partner&apos;s bid of %1 made</source>
        <translation>Apuesta del compañero, %1, cumplida</translation>
    </message>
    <message numerus="yes">
        <source>Won the first %n trick(s) as announced</source>
        <translation>
            <numerusform>Ganó la primera baza, como declaró</numerusform>
            <numerusform>Ganó las %n primeras bazas, como declaró</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Did not win the first %n trick(s)</source>
        <translation>
            <numerusform>No ganó la primera baza</numerusform>
            <numerusform>No ganó las %n primeras bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %n trick(s) in a row as announced</source>
        <translation>
            <numerusform>Ganó %n baza, como declaró</numerusform>
            <numerusform>Ganó %n bazas seguidas, como declaró</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Never won %n trick(s) in a row</source>
        <translation>
            <numerusform>Nunca ganó %n baza</numerusform>
            <numerusform>Nunca ganó %n bazas seguidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bemo made: won the first %n trick(s)</source>
        <translation>
            <numerusform>Bemo cumplido: ganó la primera baza</numerusform>
            <numerusform>Bemo cumplido: ganó las %n primeras bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bemo failed: did not win the first %n trick(s)</source>
        <translation>
            <numerusform>Bemo fallido: no ganó la primera baza</numerusform>
            <numerusform>Bemo fallido: no ganó las %n primeras bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>No trump: a player who holds a spade may promise, as part of a bid, to win no trick with a spade unless spades were led.</source>
        <translation>Sin triunfo: quien tenga una pica puede prometer, como parte de su apuesta, que no ganará ninguna baza con una pica, salvo si se salió a picas.</translation>
    </message>
    <message>
        <source>The player&apos;s partner must agree first.</source>
        <translation>Antes debe aceptarlo el compañero.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept and the contract made, the bid counts double; if the promise is broken, the side loses the points of that bid.</source>
        <translation>Si se mantiene la promesa de sin triunfo y se cumple el contrato, la apuesta cuenta doble; si se rompe la promesa, el bando pierde los puntos de esa apuesta.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept, each trick that the bidder takes counts double; if it is broken, the side loses the points of the bidder&apos;s bid.</source>
        <translation>Si se mantiene la promesa de sin triunfo, cada baza de quien la hizo cuenta doble; si se rompe, el bando pierde los puntos de la apuesta de ese jugador.</translation>
    </message>
    <message>
        <source>Bemo: in addition to its contract, a side may announce that it will win the first six tricks (little bemo) or the first nine (big bemo). It wins or loses 60 points with a little bemo and 90 with a big one.</source>
        <translation>Bemo: además de su contrato, un bando puede declarar que ganará las seis primeras bazas (bemo pequeño) o las nueve primeras (bemo grande). Gana o pierde 60 puntos con un bemo pequeño y 90 con uno grande.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a side may announce that it will win six tricks in a row (little moe, 150 points won or lost) or eight (big moe, 300). The side gets no bags for it.</source>
        <translation>Moe: en vez de un contrato, un bando puede declarar que ganará seis bazas seguidas (moe pequeño, 150 puntos a favor o en contra) u ocho (moe grande, 300). El bando no recibe bolsas por ello.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a side may announce that it will win six tricks in a row (little moe, 150 points) or eight (big moe, 300). The side gets no bags for it; a failed moe costs nothing.</source>
        <translation>Moe: en vez de un contrato, un bando puede declarar que ganará seis bazas seguidas (moe pequeño, 150 puntos) u ocho (moe grande, 300). El bando no recibe bolsas por ello; un moe fallido no cuesta nada.</translation>
    </message>
    <message numerus="yes">
        <source>Mo: instead of bidding a contract, a side may announce that it will win the first seven tricks (little mo, for %n point(s) won or lost) or the first ten (big mo, for %2). It gets no bags.</source>
        <translation>
            <numerusform>Mo: en vez de apostar un contrato, un bando puede declarar que ganará las siete primeras bazas (mo pequeño, por %n punto a favor o en contra) o las diez primeras (mo grande, por %2). No recibe bolsas.</numerusform>
            <numerusform>Mo: en vez de apostar un contrato, un bando puede declarar que ganará las siete primeras bazas (mo pequeño, por %n puntos a favor o en contra) o las diez primeras (mo grande, por %2). No recibe bolsas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before announcing a little or big mo (the first seven or ten tricks), a player may ask how many tricks their partner can add. The partners decide which of them leads to the first trick.</source>
        <translation>Antes de declarar un mo pequeño o grande (las siete o las diez primeras bazas), se puede preguntar al compañero cuántas bazas puede añadir. Los dos deciden quién sale en la primera baza.</translation>
    </message>
    <message>
        <source>The player who announced a little or big mo (the first seven or ten tricks) leads to the first trick.</source>
        <translation>Quien declaró un mo pequeño o grande (las siete o las diez primeras bazas) sale en la primera baza.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept and the contract made, the bid counts double; if the promise is broken, the player loses the points of that bid.</source>
        <translation>Si se mantiene la promesa de sin triunfo y se cumple el contrato, la apuesta cuenta doble; si se rompe la promesa, el jugador pierde los puntos de esa apuesta.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept, each trick that the bidder takes counts double; if it is broken, the bidder loses the points of the bid.</source>
        <translation>Si se mantiene la promesa de sin triunfo, cada baza de quien la hizo cuenta doble; si se rompe, ese jugador pierde los puntos de su apuesta.</translation>
    </message>
    <message>
        <source>Bemo: in addition to their contract, a player may announce that they will win the first six tricks (little bemo) or the first nine (big bemo). They win or lose 60 points with a little bemo and 90 with a big one.</source>
        <translation>Bemo: además de su contrato, un jugador puede declarar que ganará las seis primeras bazas (bemo pequeño) o las nueve primeras (bemo grande). Gana o pierde 60 puntos con un bemo pequeño y 90 con uno grande.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a player may announce that they will win six tricks in a row (little moe, 150 points won or lost) or eight (big moe, 300). The player gets no bags for it.</source>
        <translation>Moe: en vez de un contrato, un jugador puede declarar que ganará seis bazas seguidas (moe pequeño, 150 puntos a favor o en contra) u ocho (moe grande, 300). El jugador no recibe bolsas por ello.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a player may announce that they will win six tricks in a row (little moe, 150 points) or eight (big moe, 300). The player gets no bags for it; a failed moe costs nothing.</source>
        <translation>Moe: en vez de un contrato, un jugador puede declarar que ganará seis bazas seguidas (moe pequeño, 150 puntos) u ocho (moe grande, 300). El jugador no recibe bolsas por ello; un moe fallido no cuesta nada.</translation>
    </message>
    <message numerus="yes">
        <source>Mo: instead of bidding a contract, a player may announce that they will win the first seven tricks (little mo, for %n point(s) won or lost) or the first ten (big mo, for %2). They get no bags.</source>
        <translation>
            <numerusform>Mo: en vez de apostar un contrato, un jugador puede declarar que ganará las siete primeras bazas (mo pequeño, por %n punto a favor o en contra) o las diez primeras (mo grande, por %2). No recibe bolsas.</numerusform>
            <numerusform>Mo: en vez de apostar un contrato, un jugador puede declarar que ganará las siete primeras bazas (mo pequeño, por %n puntos a favor o en contra) o las diez primeras (mo grande, por %2). No recibe bolsas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>“%1” is not the card just played.</source>
        <translation>«%1» no es la última carta jugada.</translation>
    </message>
    <message>
        <source>Only the player on lead may end the play early.</source>
        <translation>Solo quien sale puede acabar la mano antes de tiempo.</translation>
    </message>
    <message>
        <source>You can concede only when there are just two sides.</source>
        <translation>Solo puedes conceder las bazas cuando hay exactamente dos bandos.</translation>
    </message>
    <message>
        <source>A card can be taken back only until the next one is played.</source>
        <translation>Una carta solo se puede retirar hasta que se juegue la siguiente.</translation>
    </message>
    <message>
        <source>Reneges are prevented at this table: there is nothing to challenge.</source>
        <translation>En esta mesa no puede haber renuncios: no hay nada que denunciar.</translation>
    </message>
    <message>
        <source>Only an opponent can be challenged.</source>
        <translation>Solo se puede denunciar a un rival.</translation>
    </message>
    <message>
        <source>A renege was already found in this deal.</source>
        <translation>En esta mano ya se descubrió un renuncio.</translation>
    </message>
    <message>
        <source>%1 has not played to trick %2.</source>
        <translation>%1 no ha jugado en la baza %2.</translation>
    </message>
    <message>
        <source>“%1”: choose only among these cards: %2.</source>
        <translation>«%1»: elige solo entre estas cartas: %2.</translation>
    </message>
    <message>
        <source>The cards “%1” must go to %2.</source>
        <translation>Las cartas «%1» tienen que ir a %2.</translation>
    </message>
    <message>
        <source>name the suit that you want.</source>
        <translation>di qué palo quieres.</translation>
    </message>
    <message>
        <source>the deal is over.</source>
        <translation>la mano ha terminado.</translation>
    </message>
    <message>
        <source>%1 is set aside before the deal: nobody can hold it.</source>
        <translation>%1 se aparta antes de repartir: nadie puede tener esa carta.</translation>
    </message>
    <message>
        <source>%1 has a face-up card that is not in their hand.</source>
        <translation>%1 tiene boca arriba una carta que no está entre las suyas.</translation>
    </message>
    <message>
        <source>%1: clubs were led and you have a club.</source>
        <translation>%1: se ha salido a tréboles y tienes alguno.</translation>
    </message>
    <message>
        <source>%1: diamonds were led and you have a diamond.</source>
        <translation>%1: se ha salido a diamantes y tienes alguno.</translation>
    </message>
    <message>
        <source>%1: hearts were led and you have a heart.</source>
        <translation>%1: se ha salido a corazones y tienes alguno.</translation>
    </message>
    <message>
        <source>%1: spades were led and you have a spade.</source>
        <translation>%1: se ha salido a picas y tienes alguna.</translation>
    </message>
    <message>
        <source>%1: spades may not be led yet.</source>
        <translation>%1: todavía no se puede salir a picas.</translation>
    </message>
    <message>
        <source>%1: you can&apos;t play a card now.</source>
        <translation>%1: ahora no puedes jugar ninguna carta.</translation>
    </message>
    <message>
        <source>%1 is not in this hand.</source>
        <translation>%1 no está entre estas cartas.</translation>
    </message>
    <message>
        <source>%1 cannot have bid &quot;%2&quot;: %3</source>
        <translation>%1 no puede haber apostado &quot;%2&quot;: %3</translation>
    </message>
    <message>
        <source>the bid of %1 is missing from &quot;bids&quot;</source>
        <translation>falta la apuesta de %1 en &quot;bids&quot;</translation>
    </message>
    <message>
        <source>there is no such bid or call under these rules</source>
        <translation>con estas reglas no existe esa apuesta ni esa declaración</translation>
    </message>
    <message>
        <source>the first deal is played without bids</source>
        <translation>la primera mano se juega sin apuestas</translation>
    </message>
    <message>
        <source>&quot;tricks&quot; add up to %1, but the deal has %2</source>
        <translation>&quot;tricks&quot; suma %1, pero la mano tiene %2</translation>
    </message>
    <message>
        <source>%1 has %2 in &quot;tricks&quot;, but %3 in &quot;winners&quot;</source>
        <translation>%1 tiene %2 en &quot;tricks&quot;, pero %3 en &quot;winners&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 won no trick</source>
        <translation>&quot;%1&quot;: %2 no hizo ninguna baza</translation>
    </message>
    <message>
        <source>&quot;renege&quot;: %1 can&apos;t challenge their own side</source>
        <translation>&quot;renege&quot;: %1 no puede denunciar a su propio bando</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot;: %1 won with %2, but &quot;cards&quot; says that they played %3</source>
        <translation>&quot;last_trick&quot;: %1 la ganó con %2, pero según &quot;cards&quot; jugó %3</translation>
    </message>
    <message>
        <source>deal %1: %2</source>
        <translation>mano %1: %2</translation>
    </message>
    <message>
        <source>deal %1, event %2, &quot;%3&quot;: %4</source>
        <translation>mano %1, evento %2, &quot;%3&quot;: %4</translation>
    </message>
    <message>
        <source>deal %1, trick %2, %3, &quot;%4&quot;: %5</source>
        <translation>mano %1, baza %2, %3, &quot;%4&quot;: %5</translation>
    </message>
    <message>
        <source>deal %1, event %2, %3, &quot;%4&quot;: %5</source>
        <translation>mano %1, evento %2, %3, &quot;%4&quot;: %5</translation>
    </message>
    <message>
        <source>the match ended before this deal</source>
        <translation>la partida terminó antes de esta mano</translation>
    </message>
    <message>
        <source>the deal before this one is not finished</source>
        <translation>la mano anterior a esta no ha terminado</translation>
    </message>
    <message>
        <source>no deal is in progress</source>
        <translation>no hay ninguna mano en curso</translation>
    </message>
    <message>
        <source>there is no deal to make a ruling on</source>
        <translation>no hay ninguna mano que arbitrar</translation>
    </message>
    <message>
        <source>there is no side %1</source>
        <translation>no hay ningún bando %1</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>comodín grande</translation>
    </message>
    <message>
        <source>little joker</source>
        <translation>comodín pequeño</translation>
    </message>
    <message>
        <source>third joker</source>
        <translation>tercer comodín</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>picas</translation>
    </message>
    <message>
        <source>Joke trumps</source>
        <translation>Triunfos de broma</translation>
    </message>
    <message>
        <source>Ladder of suits</source>
        <translation>Escalera de palos</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Subasta</translation>
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
        <translation>Bolsas</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Ranks and trumps</source>
        <translation>Orden y triunfos</translation>
    </message>
    <message>
        <source>Dealing</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Kitty and passing</source>
        <translation>Pozo y pase</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Las apuestas</translation>
    </message>
    <message>
        <source>Blind and special bids</source>
        <translation>Apuestas a ciegas y especiales</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Las bazas</translation>
    </message>
    <message>
        <source>Scoring the contract</source>
        <translation>Puntos del contrato</translation>
    </message>
    <message>
        <source>Trick bonuses</source>
        <translation>Bonificaciones por bazas</translation>
    </message>
    <message>
        <source>“%1” has no effect: %2</source>
        <translation>«%1» no tiene efecto: %2</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Jugadores y cartas</translation>
    </message>
    <message>
        <source>Special bids</source>
        <translation>Apuestas especiales</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>The classic: four players in two pairs, nil, bags, first to 500.</source>
        <translation>El clásico: cuatro jugadores en dos parejas, nil, bolsas y hasta 500.</translation>
    </message>
    <message>
        <source>Online room</source>
        <translation>Sala en línea</translation>
    </message>
    <message>
        <source>Family game for four</source>
        <translation>Familiar a cuatro</translation>
    </message>
    <message>
        <source>Family game for three</source>
        <translation>Familiar a tres</translation>
    </message>
    <message>
        <source>Family game for two</source>
        <translation>Familiar a dos</translation>
    </message>
    <message>
        <source>Hands are drafted card by card, and a set costs nothing.</source>
        <translation>Las cartas se eligen una a una por turnos, y caer no cuesta nada.</translation>
    </message>
    <message>
        <source>New York</source>
        <translation>Nueva York</translation>
    </message>
    <message>
        <source>Partnership bidding with two jokers and two twos ranked high; three overtricks are a set, and two sets in a row lose the match.</source>
        <translation>Apuestas en pareja, con dos comodines y dos doses altos; con tres bazas de más se cae, y dos caídas seguidas pierden la partida.</translation>
    </message>
    <message>
        <source>Jokers replace two twos</source>
        <translation>Comodines por dos doses</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps and replace the twos of hearts and clubs.</source>
        <translation>Los dos comodines son los triunfos más altos y sustituyen a los doses de corazones y de tréboles.</translation>
    </message>
    <message>
        <source>Black joker and deuce</source>
        <translation>Comodín negro y dos</translation>
    </message>
    <message>
        <source>Joker, joker, deuce, ace</source>
        <translation>Dos comodines, dos, as</translation>
    </message>
    <message>
        <source>Big joker, little joker and two of spades rank above the ace; the red twos are out.</source>
        <translation>El comodín grande, el pequeño y el dos de picas van por encima del as; los doses rojos se retiran.</translation>
    </message>
    <message>
        <source>Deuces high</source>
        <translation>Doses altos</translation>
    </message>
    <message>
        <source>All four twos are spades and rank above the ace.</source>
        <translation>Los cuatro doses son picas y van por encima del as.</translation>
    </message>
    <message>
        <source>Deuces as jokers</source>
        <translation>Doses como comodines</translation>
    </message>
    <message>
        <source>The twos of diamonds and spades serve as big and little joker.</source>
        <translation>Los doses de diamantes y de picas hacen de comodín grande y pequeño.</translation>
    </message>
    <message>
        <source>Jokers and deuces high</source>
        <translation>Comodines y doses altos</translation>
    </message>
    <message>
        <source>Jokers and all four twos rank above the ace, and the dealer takes a kitty of two.</source>
        <translation>Los comodines y los cuatro doses van por encima del as, y quien reparte toma un pozo de dos cartas.</translation>
    </message>
    <message>
        <source>Kitty for the dealer</source>
        <translation>Pozo a quien reparte</translation>
    </message>
    <message>
        <source>Kitty for the holder of the low club</source>
        <translation>Pozo al trébol bajo</translation>
    </message>
    <message>
        <source>Kitty for the larger contract</source>
        <translation>Pozo al mayor contrato</translation>
    </message>
    <message>
        <source>Widow</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Viuda</translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent must play their highest spade.</source>
        <translation>Si se sale con el comodín grande, cada rival debe jugar su pica más alta.</translation>
    </message>
    <message>
        <source>First joker wins</source>
        <translation>Gana el primer comodín</translation>
    </message>
    <message>
        <source>Bauer trumps</source>
        <translation>Jotas como triunfo</translation>
    </message>
    <message>
        <source>As in Euchre, the jack of spades is the highest trump and the jack of clubs the second highest.</source>
        <translation>Como en el euchre, la jota de picas es el triunfo más alto y la de tréboles, el segundo.</translation>
    </message>
    <message>
        <source>Partnership bidding</source>
        <translation>Apuestas en pareja</translation>
    </message>
    <message>
        <source>Big and little mo</source>
        <translation>Mo grande y pequeño</translation>
    </message>
    <message>
        <source>No nines, no blinds</source>
        <translation>Sin nueves ni ciegas</translation>
    </message>
    <message>
        <source>Partnership bidding: bids of nine are not allowed, and ten is worth two hundred.</source>
        <translation>Apuestas en pareja: no se puede apostar nueve, y diez vale doscientos.</translation>
    </message>
    <message>
        <source>In every pair exactly one partner bids nil and the other at least four.</source>
        <translation>En cada pareja exactamente uno apuesta nil y el otro cuatro como mínimo.</translation>
    </message>
    <message>
        <source>Bid exactly the number of spades you hold, or nil.</source>
        <translation>Apuesta exactamente el número de picas que tienes, o nil.</translation>
    </message>
    <message>
        <source>Bid exactly the number of spades you hold. Only a hand without spades may bid nil.</source>
        <translation>Apuesta exactamente el número de picas que tienes. Solo sin picas se puede apostar nil.</translation>
    </message>
    <message>
        <source>Fredieu</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Fredieu</translation>
    </message>
    <message>
        <source>Players outbid each other, and the winner needs six tricks more than the bid.</source>
        <translation>Los jugadores pujan entre sí, y quien gana la subasta necesita seis bazas más de las que apostó.</translation>
    </message>
    <message>
        <source>Three-B</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Three-B</translation>
    </message>
    <message>
        <source>Every overtrick immediately costs ten, aces may be called low, and failed nils fill a pot.</source>
        <translation>Cada baza de más cuesta diez en el acto, los ases se pueden declarar bajos y los nils fallidos llenan un bote.</translation>
    </message>
    <message>
        <source>Quicksand</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Arenas movedizas</translation>
    </message>
    <message>
        <source>Every overtrick and every missing trick costs ten.</source>
        <translation>Cada baza de más y cada baza que falta cuesta diez.</translation>
    </message>
    <message>
        <source>No overs</source>
        <translation>Sin bazas de más</translation>
    </message>
    <message>
        <source>Overtricks are worth nothing and cost nothing.</source>
        <translation>Las bazas de más ni valen ni cuestan nada.</translation>
    </message>
    <message>
        <source>Double over, double back</source>
        <translation>Doble arriba, doble abajo</translation>
    </message>
    <message>
        <source>Taking twice the bid costs double the contract; overtricks are worth nothing.</source>
        <translation>Hacer el doble de la apuesta cuesta el doble del contrato; las bazas de más no valen nada.</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>Oh Hell</translation>
    </message>
    <message>
        <source>A contract must be met exactly.</source>
        <translation>El contrato debe cumplirse exactamente.</translation>
    </message>
    <message>
        <source>Highlander</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Highlander</translation>
    </message>
    <message>
        <source>Cutthroat</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>Four players, no partners.</source>
        <translation>Cuatro jugadores, sin compañeros.</translation>
    </message>
    <message>
        <source>Two-handed</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Para dos</translation>
    </message>
    <message>
        <source>Two players draft their hands, keeping one of every two cards.</source>
        <translation>Dos jugadores eligen sus cartas por turnos y se quedan con una de cada dos.</translation>
    </message>
    <message>
        <source>Three-handed</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Para tres</translation>
    </message>
    <message>
        <source>No partners, seventeen cards each; the two of clubs is removed.</source>
        <translation>Sin compañeros, diecisiete cartas por jugador; se retira el dos de tréboles.</translation>
    </message>
    <message>
        <source>Three-handed with jokers</source>
        <translation>Para tres con comodines</translation>
    </message>
    <message>
        <source>Five-handed</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Para cinco</translation>
    </message>
    <message>
        <source>No partners, ten cards each; the twos of clubs and diamonds are out.</source>
        <translation>Sin compañeros, diez cartas por jugador; se retiran los doses de tréboles y de diamantes.</translation>
    </message>
    <message>
        <source>Five-handed with jokers</source>
        <translation>Para cinco con comodines</translation>
    </message>
    <message>
        <source>No partners, eleven cards each and three jokers.</source>
        <translation>Sin compañeros, once cartas por jugador y tres comodines.</translation>
    </message>
    <message>
        <source>Six in three pairs</source>
        <translation>Seis en tres parejas</translation>
    </message>
    <message>
        <source>Six in two teams</source>
        <translation>Seis en dos equipos</translation>
    </message>
    <message>
        <source>Six, no partners</source>
        <translation>Seis sin compañeros</translation>
    </message>
    <message>
        <source>Six with four jokers</source>
        <translation>Seis con cuatro comodines</translation>
    </message>
    <message>
        <source>Cancellation for six</source>
        <translation>Anulación para seis</translation>
    </message>
    <message>
        <source>Cancellation for eight</source>
        <translation>Anulación para ocho</translation>
    </message>
    <message>
        <source>High stakes</source>
        <translation>Apuestas fuertes</translation>
    </message>
    <message>
        <source>Eight deals</source>
        <translation>Ocho manos</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partida corta</translation>
    </message>
    <message>
        <source>First to 250, with a penalty of 50 for every five bags.</source>
        <translation>Hasta 250, con una penalización de 50 por cada cinco bolsas.</translation>
    </message>
    <message>
        <source>nil is bid before all other bids.</source>
        <translation>el nil se declara antes que las demás apuestas.</translation>
    </message>
    <message>
        <source>everyone plays alone, without a partner.</source>
        <translation>cada cual juega por su cuenta, sin compañero.</translation>
    </message>
    <message>
        <source>the contract is auctioned.</source>
        <translation>el contrato se subasta.</translation>
    </message>
    <message>
        <source>the hands are drafted.</source>
        <translation>las cartas se eligen por turnos.</translation>
    </message>
    <message>
        <source>nobody can bid nil.</source>
        <translation>nadie puede apostar nil.</translation>
    </message>
    <message>
        <source>nobody can bid a blind nil.</source>
        <translation>nadie puede apostar nil a ciegas.</translation>
    </message>
    <message>
        <source>there is no kitty.</source>
        <translation>no hay pozo.</translation>
    </message>
    <message>
        <source>suicide, whiz, or mirror limits what may be bid.</source>
        <translation>suicide, whiz o mirror limita lo que se puede apostar.</translation>
    </message>
    <message>
        <source>partners bid together.</source>
        <translation>los compañeros apuestan juntos.</translation>
    </message>
    <message>
        <source>the deal has fewer than ten tricks.</source>
        <translation>la mano tiene menos de diez bazas.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n bolsa</numerusform>
            <numerusform>%n bolsas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n caída</numerusform>
            <numerusform>%n caídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>regular basic classic normal</source>
        <translation>normal básico clásico habitual estándar</translation>
    </message>
    <message>
        <source>msn zone windows internet</source>
        <translation>msn zone windows internet en línea online</translation>
    </message>
    <message>
        <source>nilo blind nilo two of clubs</source>
        <translation>nilo nil a ciegas dos de tréboles</translation>
    </message>
    <message>
        <source>nilo blind nilo two of clubs three players</source>
        <translation>nilo nil a ciegas dos de tréboles tres jugadores</translation>
    </message>
    <message>
        <source>nilo blind nilo two players</source>
        <translation>nilo nil a ciegas dos jugadores</translation>
    </message>
    <message>
        <source>baxter ny city partnership bidding boston french cut back to back</source>
        <translation>baxter nueva york ny ciudad apuestas en pareja boston corte francés seguidas</translation>
    </message>
    <message>
        <source>jokers high</source>
        <translation>comodines altos joker</translation>
    </message>
    <message>
        <source>jjda</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>jjda comodín comodín dos as</translation>
    </message>
    <message>
        <source>bower euchre jack</source>
        <translation>bower euchre jota bauer</translation>
    </message>
    <message>
        <source>differentiated trump values</source>
        <translation>triunfos diferenciados valores de triunfo</translation>
    </message>
    <message>
        <source>team bidding board</source>
        <translation>apuestas de equipo en pareja board</translation>
    </message>
    <message>
        <source>wheels ten for two hundred</source>
        <translation>diez por doscientos ruedas wheels</translation>
    </message>
    <message>
        <source>3b zero pot sandbags bags</source>
        <translation>3b cero bote bolsas</translation>
    </message>
    <message>
        <source>sandbags bags</source>
        <translation>bolsas</translation>
    </message>
    <message>
        <source>no bags sandbags</source>
        <translation>sin bolsas</translation>
    </message>
    <message>
        <source>solo cut throat no partners</source>
        <translation>solo todos contra todos sin compañeros individual</translation>
    </message>
    <message>
        <source>two players draft heads up</source>
        <translation>dos jugadores elegir por turnos draft mano a mano</translation>
    </message>
    <message>
        <source>three players solo cutthroat two of clubs</source>
        <translation>tres jugadores solo todos contra todos dos de tréboles</translation>
    </message>
    <message>
        <source>three players solo cutthroat</source>
        <translation>tres jugadores solo todos contra todos</translation>
    </message>
    <message>
        <source>five players solo cutthroat</source>
        <translation>cinco jugadores solo todos contra todos</translation>
    </message>
    <message>
        <source>six players double deck duplicates</source>
        <translation>seis jugadores doble baraja cartas repetidas</translation>
    </message>
    <message>
        <source>eight players double deck duplicates</source>
        <translation>ocho jugadores doble baraja cartas repetidas</translation>
    </message>
    <message>
        <source>boston slam wheels double nil</source>
        <translation>boston slam diez por doscientos doble nil</translation>
    </message>
    <message>
        <source>kitty unseen</source>
        <translation>pozo sin ver viuda</translation>
    </message>
    <message>
        <source>bridge whist</source>
        <translation>bridge whist</translation>
    </message>
    <message>
        <source>exactly one player of this side must have bid nil</source>
        <translation>en este bando exactamente un jugador debe haber apostado nil</translation>
    </message>
    <message>
        <source>these contracts add up to the number set by rule bid_books_made, so the deal is not played; enter it as &quot;unplayed&quot;</source>
        <translation>estos contratos suman el número que fija la regla bid_books_made, así que la mano no se juega; anótala como &quot;unplayed&quot;</translation>
    </message>
    <message>
        <source>%1 %2 may choose from these cards: %3.</source>
        <translation>%1 %2 puede elegir entre estas cartas: %3.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>The number of a place at the table, within a sentence.</extracomment>
        <translation>puesto %1</translation>
    </message>
    <message>
        <source>One opens, one closes</source>
        <translation>Uno abre, otro cierra</translation>
    </message>
    <message>
        <source>american united states usa opener closer boston alabama georgia military circle</source>
        <translation>americano estados unidos eeuu abre cierra boston alabama georgia militar círculo</translation>
    </message>
    <message>
        <source>Lodge tournament</source>
        <translation>Torneo de logia</translation>
    </message>
    <message>
        <source>american united states usa masonic alabama gentleman&apos;s bid books fraternity</source>
        <translation>americano estados unidos eeuu masónico masones alabama apuesta de caballeros libros fraternidad</translation>
    </message>
    <message>
        <source>Call Break</source>
        <translation>Call Break</translation>
    </message>
    <message>
        <source>callbreak ghochi lakdi lakadi india nepal pakistan karachi bangladesh</source>
        <translation>callbreak ghochi lakdi lakadi india nepal pakistán karachi bangladés</translation>
    </message>
    <message>
        <source>Call Bridge</source>
        <translation>Call Bridge</translation>
    </message>
    <message>
        <source>bangladesh dhaka india nepal pakistan karachi</source>
        <translation>bangladés daca india nepal pakistán karachi</translation>
    </message>
    <message>
        <source>Batak with spades</source>
        <translation>Batak con picas</translation>
    </message>
    <message>
        <source>turkish istanbul ihalesiz koz maca</source>
        <translation>turco turquía estambul ihalesiz koz maca</translation>
    </message>
    <message>
        <source>Two players without a draft</source>
        <translation>Dos jugadores sin elegir cartas</translation>
    </message>
    <message>
        <source>two players heads up no draft thirteen cards each</source>
        <translation>dos jugadores mano a mano sin elegir por turnos trece cartas cada uno</translation>
    </message>
    <message numerus="yes">
        <source>&quot;winners&quot; covers %n trick(s), but the deal has %1</source>
        <translation>
            <numerusform>&quot;winners&quot; abarca %n baza, pero la mano tiene %1</numerusform>
            <numerusform>&quot;winners&quot; abarca %n bazas, pero la mano tiene %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %1 to %n card(s).</source>
        <translation>
            <numerusform>elige de %1 a %n carta.</numerusform>
            <numerusform>elige de %1 a %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deal lists %n hand(s) for %1 players.</source>
        <translation>
            <numerusform>El reparto tiene cartas de %n jugador para %1 jugadores.</numerusform>
            <numerusform>El reparto tiene cartas de %n jugadores para %1 jugadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s), but the deal gives each player %2.</source>
        <translation>
            <numerusform>%1 tiene %n carta, pero el reparto da %2 a cada jugador.</numerusform>
            <numerusform>%1 tiene %n cartas, pero el reparto da %2 a cada jugador.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bid for the whole side.</source>
        <translation>%1 apostó por todo el bando.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %2 of the %n card(s) needed.</source>
        <translation>
            <numerusform>«%1»: son %2 y hace falta %n carta.</numerusform>
            <numerusform>«%1»: son %2 y hacen falta %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” isn&apos;t allowed: %2</source>
        <translation>«%1» no está permitido: %2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a legal call now.</source>
        <translation>«%1» no es válido ahora.</translation>
    </message>
    <message>
        <source>“%1” by %2, but it is %3&apos;s turn.</source>
        <translation>«%1» de %2, pero le toca a %3.</translation>
    </message>
    <message>
        <source>%1 is not in the deck.</source>
        <translation>%1 no está en la baraja.</translation>
    </message>
    <message>
        <source>%1 was dealt too many times.</source>
        <translation>%1 se ha repartido demasiadas veces.</translation>
    </message>
    <message>
        <source>hints aren&apos;t available now.</source>
        <translation>ahora no hay pistas disponibles.</translation>
    </message>
    <message>
        <source>Claiming is not allowed in this game.</source>
        <translation>En este juego no se pueden reclamar las bazas.</translation>
    </message>
    <message>
        <source>Another hand could still win a trick.</source>
        <translation>Otro jugador aún podría ganar una baza.</translation>
    </message>
    <message>
        <source>Cards can&apos;t be taken back in this game.</source>
        <translation>En este juego no se puede retirar una carta.</translation>
    </message>
    <message>
        <source>Ending the match</source>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>everyone passed: enter the deal as void</source>
        <translation>todos pasaron: anota la mano como nula</translation>
    </message>
    <message>
        <source>trick %1 must have a winner</source>
        <translation>la baza %1 debe tener un ganador</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot; needs &quot;card&quot;: the card that won</source>
        <translation>&quot;last_trick&quot; necesita &quot;card&quot;: la carta que ganó</translation>
    </message>
    <message>
        <source>the last trick must have a winner</source>
        <translation>la última baza debe tener un ganador</translation>
    </message>
    <message>
        <source>these contracts total less than %1 (rule bid_sum_min), so the deal is void; enter it as &quot;void&quot;: &quot;short&quot;</source>
        <translation>estos contratos suman menos de %1 (regla bid_sum_min), así que la mano es nula; anótala como &quot;void&quot;: &quot;short&quot;</translation>
    </message>
    <message>
        <source>%1: a worthless joker may be led only if you have nothing else.</source>
        <translation>%1: con un comodín sin valor solo se puede salir si no tienes otra cosa.</translation>
    </message>
    <message>
        <source>contracts must be met exactly, so there are no overtricks.</source>
        <translation>los contratos deben cumplirse exactamente, así que no hay bazas de más.</translation>
    </message>
    <message>
        <source>there are no jokers in the deck.</source>
        <translation>no hay comodines en la baraja.</translation>
    </message>
    <message>
        <source>bags are kept separately from the score.</source>
        <translation>las bolsas se guardan aparte de los puntos.</translation>
    </message>
    <message>
        <source>it depends on a rule that is switched off.</source>
        <translation>depende de una regla desactivada.</translation>
    </message>
    <message>
        <source>Table and deck</source>
        <translation>Mesa y baraja</translation>
    </message>
    <message>
        <source>The rules of an old online card room: Standard, but bags are reset after a penalty, and −200 ends the match.</source>
        <translation>Las reglas de una antigua sala de juego en línea: las estándar, pero las bolsas vuelven a cero tras una penalización y −200 pone fin a la partida.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the dealer takes the two leftover cards.</source>
        <translation>Se añaden dos comodines, y el repartidor toma las dos cartas que sobran.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the holder of the lowest club takes the two leftover cards.</source>
        <translation>Se añaden dos comodines, y quien tiene el trébol más bajo toma las dos cartas que sobran.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the two leftover cards stay unseen until the end of the deal.</source>
        <translation>Se añaden dos comodines, y las dos cartas que sobran quedan sin ver hasta el final de la mano.</translation>
    </message>
    <message>
        <source>When both jokers are played to one trick, the one played first wins.</source>
        <translation>Si en una baza se juegan los dos comodines, gana el que se jugó primero.</translation>
    </message>
    <message>
        <source>Partners discuss and bid together. They bid at least four; there is no nil.</source>
        <translation>Los compañeros lo hablan y apuestan juntos. Apuestan al menos cuatro; no hay nil.</translation>
    </message>
    <message>
        <source>Everyone bids nil or at least four, and an announced ten is worth two hundred.</source>
        <translation>Se apuesta nil o al menos cuatro, y un diez declarado vale doscientos.</translation>
    </message>
    <message>
        <source>Two decks without the twos of clubs, three pairs of partners.</source>
        <translation>Dos barajas sin los doses de tréboles, tres parejas.</translation>
    </message>
    <message>
        <source>Two decks without the twos of clubs, two teams of three.</source>
        <translation>Dos barajas sin los doses de tréboles, dos equipos de tres.</translation>
    </message>
    <message>
        <source>Two decks without the twos of clubs, no partners.</source>
        <translation>Dos barajas sin los doses de tréboles, sin compañeros.</translation>
    </message>
    <message>
        <source>Two decks with all four jokers, three pairs of partners.</source>
        <translation>Dos barajas con los cuatro comodines, tres parejas.</translation>
    </message>
    <message>
        <source>Six with one deck</source>
        <translation>Seis con una baraja</translation>
    </message>
    <message>
        <source>One deck without twos, eight cards each, no partners.</source>
        <translation>Una baraja sin doses, ocho cartas cada uno, sin compañeros.</translation>
    </message>
    <message>
        <source>Four pairs of partners play eight deals with two full decks; identical cards cancel each other out.</source>
        <translation>Cuatro parejas juegan ocho manos con dos barajas completas; las cartas idénticas se anulan entre sí.</translation>
    </message>
    <message>
        <source>Two players are dealt thirteen cards each; the other half of the deck is set aside unseen.</source>
        <translation>Dos jugadores reciben trece cartas cada uno; la otra mitad de la baraja se aparta sin ver.</translation>
    </message>
    <message>
        <source>%1 took the kitty, which counts as one more trick</source>
        <translation>%1 tomó el pozo, que cuenta como una baza más</translation>
    </message>
    <message>
        <source>No target: the side that is ahead after eight deals wins.</source>
        <translation>Sin objetivo: gana el bando que va por delante tras ocho manos.</translation>
    </message>
    <message>
        <source>&quot;agreements&quot; must be in the order of their deals, starting with the second deal</source>
        <translation>&quot;agreements&quot; debe seguir el orden de las manos, desde la segunda</translation>
    </message>
    <message>
        <source>&quot;bids&quot; has %1 bids for side %2: enter the side&apos;s bid at one of its seats and &quot;&quot; at the others</source>
        <translation>&quot;bids&quot; tiene %1 apuestas del bando %2: pon la apuesta del bando en uno de sus puestos y &quot;&quot; en los demás</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot;: with the tricks entered, %1 can&apos;t have won the last one</source>
        <translation>&quot;last_trick&quot;: con las bazas indicadas, %1 no puede haber ganado la última</translation>
    </message>
    <message>
        <source>this deal can&apos;t be entered as &quot;unplayed&quot;, because its contracts don&apos;t add up to the number set by rule bid_books_made</source>
        <translation>esta mano no se puede anotar como &quot;unplayed&quot;, porque sus contratos no suman el número fijado por la regla bid_books_made</translation>
    </message>
    <message>
        <source>side %1 cannot have a contract of %2</source>
        <translation>el bando %1 no puede tener un contrato de %2</translation>
    </message>
    <message>
        <source>Nil is bid before all other bids, the two of clubs leads, there are no bags, and the first side to 1000 wins.</source>
        <translation>El nil se apuesta antes que todo lo demás, sale el dos de tréboles, no hay bolsas y gana el primer bando que llegue a 1000.</translation>
    </message>
    <message>
        <source>No partners, seventeen cards each; nil is bid before all other bids, and the first to 500 wins.</source>
        <translation>Sin compañeros, diecisiete cartas cada uno; el nil se apuesta antes que todo lo demás y gana quien llegue primero a 500.</translation>
    </message>
    <message>
        <source>The red twos are out; the black joker, the red joker and the two of spades rank above the ace.</source>
        <translation>Sin los doses rojos; el comodín negro, el rojo y el dos de picas van por encima del as.</translation>
    </message>
    <message>
        <source>South Asia: no partners, bids from one to eight. Beat the winning card if you can. Best score after five deals wins.</source>
        <translation>Sur de Asia: sin compañeros, apuestas de uno a ocho. Supera la carta que va ganando si puedes. Gana quien tenga más puntos tras cinco manos.</translation>
    </message>
    <message>
        <source>South Asia: no partners. Bid at least two, and take exactly your bid or one more; trump if a trump would win. Best score after five deals wins.</source>
        <translation>Sur de Asia: sin compañeros. Apuesta al menos dos y haz justo tu apuesta o una más; juega triunfo si con él ganarías la baza. Gana quien tenga más puntos tras cinco manos.</translation>
    </message>
    <message>
        <source>rule changes during a match can&apos;t alter the number of players or sides</source>
        <translation>los cambios de reglas durante una partida no pueden variar el número de jugadores o de bandos</translation>
    </message>
    <message>
        <source>&quot;renege&quot; needs &quot;by&quot; (the seat that challenged)</source>
        <translation>&quot;renege&quot; necesita &quot;by&quot; (el puesto que denunció)</translation>
    </message>
    <message>
        <source>Every suit trumps the lower ones: spades are the highest, then hearts, diamonds, and clubs.</source>
        <translation>Cada palo es triunfo sobre los más bajos: las picas son el más alto; luego corazones, diamantes y tréboles.</translation>
    </message>
    <message numerus="yes">
        <source>The number of cards set aside in this deal is %1, but the file lists %n card(s).</source>
        <translation>
            <numerusform>Cartas apartadas en esta mano: %1, pero el archivo indica %n carta.</numerusform>
            <numerusform>Cartas apartadas en esta mano: %1, pero el archivo indica %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” isn&apos;t allowed at this point.</source>
        <translation>«%1» no está permitido en este momento.</translation>
    </message>
    <message>
        <source>Every opponent bid nil, so nobody can be given the remaining tricks. They must be played.</source>
        <translation>Todos los rivales han apostado nil, así que las bazas que quedan no se le pueden dar a nadie: hay que jugarlas.</translation>
    </message>
    <message>
        <source>%1 %2 may choose one of these: %3.</source>
        <translation>%1 %2 puede elegir entre: %3.</translation>
    </message>
    <message>
        <source>Big joker pulls spades</source>
        <translation>El comodín arrastra picas</translation>
    </message>
    <message>
        <source>A side may bid nil as a team, or announce that it will win the first seven or the first ten tricks.</source>
        <translation>Un bando puede apostar nil como equipo, o declarar que ganará las siete o las diez primeras bazas.</translation>
    </message>
    <message>
        <source>Each partner must reach their own bid; overtricks earn five points each. Each time a side takes seven or more tricks, it earns a bonus, which grows every time.</source>
        <translation>Cada compañero debe alcanzar su propia apuesta; cada baza de más da cinco puntos. Cada vez que un bando hace siete bazas o más, gana una bonificación, que crece de una vez a otra.</translation>
    </message>
    <message>
        <source>No partners, two jokers, eighteen cards each.</source>
        <translation>Sin compañeros, dos comodines, dieciocho cartas por jugador.</translation>
    </message>
    <message>
        <source>Three pairs of partners play six deals. The twos of diamonds and spades rank high, and identical cards cancel each other out.</source>
        <translation>Tres parejas juegan seis manos. El dos de diamantes y el de picas son altos, y las cartas idénticas se anulan.</translation>
    </message>
    <message>
        <source>One partner opens with a bid, the other names the contract; two jokers and the two of spades rank high. First to 350; two sets lose the match.</source>
        <translation>Un compañero abre con una apuesta, el otro dice el contrato; dos comodines y el dos de picas son altos. A 350 puntos; dos caídas pierden la partida.</translation>
    </message>
    <message>
        <source>No bids in the first deal; a side that takes fewer than four tricks in it loses the match. After that, all bids together must total at least eleven. First to 350.</source>
        <translation>Sin apuestas en la primera mano; el bando que haga menos de cuatro bazas en ella pierde la partida. Después, todas las apuestas juntas deben sumar al menos once. A 350 puntos.</translation>
    </message>
    <message>
        <source>Turkey: no partners. Beat the winning card if you can, and trump when you are void; with two overtricks, you are set. Thirteen deals.</source>
        <translation>Turquía: sin compañeros. Supera la carta que va ganando si puedes y juega triunfo si no tienes del palo; con dos bazas de más, caes. Trece manos.</translation>
    </message>
    <message>
        <source>for rule last_trick_ace_on_nil, &quot;last_trick&quot; needs &quot;cards&quot; (in the order played) and &quot;led&quot; (the seat that led)</source>
        <translation>para la regla last_trick_ace_on_nil, &quot;last_trick&quot; necesita &quot;cards&quot; (en el orden jugado) y &quot;led&quot; (el puesto que salió)</translation>
    </message>
    <message>
        <source>each player&apos;s bid depends on how many spades they hold.</source>
        <translation>la apuesta de cada cual depende de cuántas picas tiene.</translation>
    </message>
    <message>
        <source>Jokers replace the black jacks</source>
        <translation>Comodines por las jotas negras</translation>
    </message>
    <message>
        <source>Two jokers take the place of the black jacks and are the highest trumps.</source>
        <translation>Dos comodines sustituyen a las jotas negras y son los triunfos más altos.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the partners with the larger contract divide the two leftover cards.</source>
        <translation>Se añaden dos comodines, y los compañeros con el contrato más alto se reparten las dos cartas que sobran.</translation>
    </message>
    <message>
        <source>A joker never wins. But the other cards that the same side plays to that trick become trumps.</source>
        <translation>Un comodín nunca gana. Pero las demás cartas que el mismo bando juega en esa baza se vuelven triunfos.</translation>
    </message>
    <message>
        <source>Moon, blind bids, ten for two hundred, no trump, bemo (winning the first tricks), and a costly double nil.</source>
        <translation>Moon, apuestas a ciegas, diez por doscientos, sin triunfo, bemo (ganar las primeras bazas) y un doble nil muy caro.</translation>
    </message>
</context>
<context>
    <name>kitty</name>
    <message>
        <source>The kitty you took counts as a trick, so you cannot bid nil.</source>
        <translation>El pozo que has tomado cuenta como una baza, así que no puedes apostar nil.</translation>
    </message>
    <message>
        <source>nobody takes the kitty.</source>
        <translation>nadie toma el pozo.</translation>
    </message>
    <message>
        <source>the bids decide who takes the kitty.</source>
        <translation>las apuestas deciden quién toma el pozo.</translation>
    </message>
    <message>
        <source>If the rule “One extra kitty card per player” is on, the kitty must go to one player. It can&apos;t be shared by a side or stay unseen.</source>
        <translation>Si se usa la regla «Una carta más de pozo por jugador», debe tomar el pozo un solo jugador. No puede repartírselo un bando ni quedar sin ver.</translation>
    </message>
    <message>
        <source>If the rule “One extra kitty card per player” is on, the player who takes the kitty may not bid nil. Such a kitty can&apos;t be combined with suicide, whiz, or mirror.</source>
        <translation>Si se usa la regla «Una carta más de pozo por jugador», quien toma el pozo no puede apostar nil. Un pozo así no se puede combinar con suicide, whiz ni mirror.</translation>
    </message>
    <message>
        <source>Whiz and mirror count the spades in a full hand before the bids, so the kitty can&apos;t go to the highest bidder.</source>
        <translation>Whiz y mirror cuentan las picas de las cartas completas antes de las apuestas, así que el pozo no puede ir a quien hizo la apuesta más alta.</translation>
    </message>
    <message>
        <source>Who takes the kitty</source>
        <translation>Quién toma el pozo</translation>
    </message>
    <message>
        <source>Who gets the kitty: the dealer, the holder of the lowest club, the highest bidder, the side with the larger contract, or nobody. The players of a side divide the kitty as they like. A kitty that nobody takes (a widow) stays unseen until the deal is over.</source>
        <translation>Quién se lleva el pozo: quien reparte, quien tiene el trébol más bajo, quien hizo la apuesta más alta, el bando con el contrato mayor o nadie. Los jugadores de un bando se reparten el pozo como quieran. Un pozo que nadie toma (una viuda) queda sin ver hasta que acaba la mano.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>A value: the player who deals, noun.</extracomment>
        <translation>Quien reparte</translation>
    </message>
    <message>
        <source>Holder of the lowest club</source>
        <translation>Quien tiene el trébol más bajo</translation>
    </message>
    <message>
        <source>Highest bidder</source>
        <translation>Quien hizo la apuesta más alta</translation>
    </message>
    <message>
        <source>Side with the larger contract</source>
        <translation>El bando con el contrato mayor</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A value: nobody takes the cards left over.</extracomment>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>widow stock two of clubs deuce</source>
        <translation>viuda pozo mazo dos de tréboles</translation>
    </message>
    <message>
        <source>who takes the kitty; take the kitty; kitty goes to; buy the kitty=high-bidder</source>
        <translation>quién se queda el pozo; tomar el pozo; el pozo es para; comprar el pozo=high-bidder</translation>
    </message>
    <message>
        <source>When to discard to the kitty</source>
        <translation>Cuándo se descarta al pozo</translation>
    </message>
    <message>
        <source>Whether the player who takes the kitty discards before or after the bids. If the bids decide who takes it, the discard always comes after them.</source>
        <translation>Indica si quien toma el pozo descarta antes o después de las apuestas. Si las apuestas deciden quién lo toma, el descarte va siempre después.</translation>
    </message>
    <message>
        <source>Before the bids</source>
        <translation>Antes de las apuestas</translation>
    </message>
    <message>
        <source>After the bids</source>
        <translation>Después de las apuestas</translation>
    </message>
    <message>
        <source>widow</source>
        <extracomment>A word under which people look for the kitty, the cards left over.</extracomment>
        <translation>viuda</translation>
    </message>
    <message>
        <source>One extra kitty card per player</source>
        <translation>Una carta más de pozo por jugador</translation>
    </message>
    <message>
        <source>Each player is dealt one card less, and these cards are added to the kitty. The cards discarded count as one trick for the player who took the kitty.</source>
        <translation>Cada jugador recibe una carta menos, y esas cartas se añaden al pozo. Las cartas descartadas cuentan como una baza para quien tomó el pozo.</translation>
    </message>
    <message>
        <source>The dealer takes the kitty before the bids.</source>
        <translation>Quien reparte toma el pozo antes de las apuestas.</translation>
    </message>
    <message>
        <source>Before the bids, the holder of the lowest club takes the kitty. If that card is in the kitty, the dealer takes it.</source>
        <translation>Antes de las apuestas, quien tiene el trébol más bajo toma el pozo. Si esa carta está en el pozo, lo toma el repartidor.</translation>
    </message>
    <message>
        <source>After the bids the highest bidder takes the kitty and discards the same number of cards. If bids are equal, the earlier one counts.</source>
        <translation>Tras las apuestas, quien más apostó toma el pozo y descarta otras tantas cartas. Si hay apuestas iguales, cuenta la primera.</translation>
    </message>
    <message>
        <source>After the bids, the side with the largest contract takes the kitty, divides it among its players as they like, and discards the same number of cards. If contracts are equal, each side gets one card, and any others stay unseen.</source>
        <translation>Tras las apuestas, el bando con el contrato más alto toma el pozo, sus jugadores se lo reparten como quieran y el bando descarta otras tantas cartas. Con contratos iguales, cada bando recibe una carta y las demás quedan sin ver.</translation>
    </message>
    <message>
        <source>Nobody looks at the kitty before the deal is over.</source>
        <translation>Nadie mira el pozo antes de que acabe la mano.</translation>
    </message>
    <message numerus="yes">
        <source>The kitty: %n card(s). Each player is dealt one card less, and the kitty includes these cards.</source>
        <translation>
            <numerusform>El pozo: %n carta. Cada jugador recibe una carta menos, y el pozo incluye esas cartas.</numerusform>
            <numerusform>El pozo: %n cartas. Cada jugador recibe una carta menos, y el pozo incluye esas cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kitty: %n card(s) left over.</source>
        <translation>
            <numerusform>El pozo: %n carta sobrante.</numerusform>
            <numerusform>El pozo: %n cartas sobrantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who takes the kitty discards the same number of cards before the bids.</source>
        <translation>Quien toma el pozo descarta otras tantas cartas antes de las apuestas.</translation>
    </message>
    <message>
        <source>The player who takes the kitty discards the same number of cards after the bids.</source>
        <translation>Quien toma el pozo descarta otras tantas cartas después de las apuestas.</translation>
    </message>
    <message>
        <source>The discard counts as a trick for the player who took the kitty. That player may not bid nil.</source>
        <translation>El descarte cuenta como una baza para quien tomó el pozo, que no puede apostar nil.</translation>
    </message>
    <message>
        <source>A kitty of %1.</source>
        <translation>Pozo de %1.</translation>
    </message>
    <message>
        <source>After the bids, the player with the largest contract takes the kitty and discards the same number of cards. If contracts are equal, each of these players gets one card, and any others stay unseen.</source>
        <translation>Tras las apuestas, el jugador con el contrato más alto toma el pozo y descarta otras tantas cartas. Con contratos iguales, cada uno de esos jugadores recibe una carta y las demás quedan sin ver.</translation>
    </message>
</context>
<context>
    <name>last_trick</name>
    <message>
        <source>The last trick can still earn a bonus.</source>
        <translation>La última baza aún puede dar una bonificación.</translation>
    </message>
    <message>
        <source>&quot;tricks&quot; is missing: the tricks each seat took</source>
        <translation>falta &quot;tricks&quot;: las bazas que hizo cada puesto</translation>
    </message>
    <message>
        <source>&quot;winners&quot; is missing: list the seat that won each trick, in order</source>
        <translation>falta &quot;winners&quot;: indica, por orden, el puesto que ganó cada baza</translation>
    </message>
    <message>
        <source>A streak of tricks won in a row can still earn a bonus.</source>
        <translation>Una racha de bazas ganadas seguidas aún puede dar una bonificación.</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot; is missing: these rules depend on who won the last trick</source>
        <translation>falta &quot;last_trick&quot;: estas reglas dependen de quién ganó la última baza</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Points for winning the last trick of a deal.</source>
        <translation>Puntos por ganar la última baza de una mano.</translation>
    </message>
    <message>
        <source>bela pinochle final</source>
        <translation>bela pinacle final última</translation>
    </message>
    <message>
        <source>last trick; last book; last trick bonus; # for the last trick; # for last book</source>
        <translation>última baza; último libro; bonificación por la última baza; # por la última baza; # por el último libro</translation>
    </message>
    <message>
        <source>Last trick with an ace</source>
        <translation>Última baza con un as de otro palo</translation>
    </message>
    <message>
        <source>Points for winning the last trick with an ace of hearts, diamonds or clubs.</source>
        <translation>Puntos por ganar la última baza con un as de corazones, diamantes o tréboles.</translation>
    </message>
    <message>
        <source>Last trick with the ace of spades</source>
        <translation>Última baza con el as de picas</translation>
    </message>
    <message>
        <source>Points for winning the last trick with the ace of spades.</source>
        <translation>Puntos por ganar la última baza con el as de picas.</translation>
    </message>
    <message>
        <source>Nil bonus if its bidder&apos;s last card is an ace</source>
        <translation>Bonificación de nil si quien lo apostó acaba con un as</translation>
    </message>
    <message>
        <source>A nil that is made earns 20% more if its bidder plays an ace to the last trick.</source>
        <translation>Un nil cumplido da un 20&#xa0;% más si quien lo apostó juega un as en la última baza.</translation>
    </message>
    <message>
        <source>Last trick won with a two</source>
        <translation>Última baza ganada con un dos</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a two of hearts, diamonds, or clubs.</source>
        <translation>Puntos por ganar la última baza con un dos de corazones, diamantes o tréboles.</translation>
    </message>
    <message>
        <source>deuce victory</source>
        <translation>victoria con el dos dos</translation>
    </message>
    <message>
        <source>Last trick: a high spade completes the contract</source>
        <translation>Última baza: una pica alta completa el contrato</translation>
    </message>
    <message>
        <source>Points for winning the last trick with the nine of spades or higher, if that gives the side exactly its contract.</source>
        <translation>Puntos por ganar la última baza con el nueve de picas o una pica más alta, si con ella el bando hace exactamente su contrato.</translation>
    </message>
    <message>
        <source>Won the last trick</source>
        <translation>Ganó la última baza</translation>
    </message>
    <message>
        <source>Won the last trick with an ace</source>
        <translation>Ganó la última baza con un as</translation>
    </message>
    <message>
        <source>Won the last trick with the ace of spades</source>
        <translation>Ganó la última baza con el as de picas</translation>
    </message>
    <message>
        <source>Won the last trick with a two</source>
        <translation>Ganó la última baza con un dos</translation>
    </message>
    <message>
        <source>Met the bid exactly by winning the last trick with a high spade</source>
        <translation>Cumplió exactamente la apuesta al ganar la última baza con una pica alta</translation>
    </message>
    <message>
        <source>The successful nil bidder played an ace to the last trick</source>
        <translation>Quien cumplió el nil jugó un as en la última baza</translation>
    </message>
    <message numerus="yes">
        <source>The last trick of a deal earns %n point(s).</source>
        <translation>
            <numerusform>La última baza de la mano da %n punto.</numerusform>
            <numerusform>La última baza de la mano da %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with an ace other than the ace of spades earns %n point(s).</source>
        <translation>
            <numerusform>Ganar la última baza con un as que no sea el de picas da %n punto.</numerusform>
            <numerusform>Ganar la última baza con un as que no sea el de picas da %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with the ace of spades earns %n point(s).</source>
        <translation>
            <numerusform>Ganar la última baza con el as de picas da %n punto.</numerusform>
            <numerusform>Ganar la última baza con el as de picas da %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with a two of hearts, diamonds, or clubs earns %n point(s).</source>
        <translation>
            <numerusform>Ganar la última baza con un dos de corazones, diamantes o tréboles da %n punto.</numerusform>
            <numerusform>Ganar la última baza con un dos de corazones, diamantes o tréboles da %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with the nine of spades or higher, and so meeting the contract exactly, earns %n point(s).</source>
        <translation>
            <numerusform>Ganar la última baza con el nueve de picas o una pica más alta, y cumplir así el contrato exacto, da %n punto.</numerusform>
            <numerusform>Ganar la última baza con el nueve de picas o una pica más alta, y cumplir así el contrato exacto, da %n puntos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>The deals after this one can&apos;t be kept with this correction.</source>
        <translation>Las manos posteriores a esta no se pueden conservar con esta corrección.</translation>
    </message>
    <message>
        <source>You can&apos;t change players or sides during a match. Start a new one.</source>
        <translation>No se pueden cambiar los jugadores ni los bandos durante una partida. Empieza una nueva.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>A value: whether a rule is in force.</extracomment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A value: whether a rule is in force.</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>Only spades are trump</source>
        <translation>Solo las picas son triunfo</translation>
    </message>
    <message>
        <source>Clubs</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Big joker</source>
        <translation>Comodín grande</translation>
    </message>
    <message>
        <source>Little joker</source>
        <translation>Comodín pequeño</translation>
    </message>
    <message>
        <source>Third joker</source>
        <translation>Tercer comodín</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>menos %1</translation>
    </message>
</context>
<context>
    <name>moon</name>
    <message>
        <source>Another side bid a moon, so you can&apos;t bid double nil.</source>
        <translation>Otro bando apostó un moon, así que no puedes apostar doble nil.</translation>
    </message>
    <message>
        <source>Another side bid double nil, so you can&apos;t bid a moon.</source>
        <translation>Otro bando apostó doble nil, así que no puedes apostar un moon.</translation>
    </message>
    <message>
        <source>nobody can bid a moon.</source>
        <translation>nadie puede apostar un moon.</translation>
    </message>
    <message>
        <source>nobody can bid a blind moon.</source>
        <translation>nadie puede apostar un moon a ciegas.</translation>
    </message>
    <message>
        <source>there is no double nil.</source>
        <translation>no hay doble nil.</translation>
    </message>
    <message>
        <source>the deal has fewer than twelve tricks.</source>
        <translation>la mano tiene menos de doce bazas.</translation>
    </message>
    <message>
        <source>the rule “Lexington” (twelve tricks) is not set to “When bid”.</source>
        <translation>la regla «Lexington» (doce bazas) no está en «Si se apuesta».</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>Title of a rule: a bid to take all tricks, noun.</extracomment>
        <translation>Moon</translation>
    </message>
    <message>
        <source>A player may bid that their side will take every trick. Also called Boston or slam.</source>
        <translation>Se puede apostar a que el propio bando hará todas las bazas. También se llama Boston o slam.</translation>
    </message>
    <message>
        <source>boston slam shoot the moon thirteen all tricks</source>
        <translation>boston slam ir a la luna luna trece todas las bazas</translation>
    </message>
    <message>
        <source>boston; slam; moon; shoot the moon; shooting the moon; running a boston; run a boston; grand slam; bid 13; bid thirteen; bid all thirteen; bid all the tricks; thirteen bid; no boston=false; no moon=false</source>
        <translation>boston; slam; moon; ir a la luna; a la luna; hacer un boston; hacer boston; gran slam; apostar 13; apostar trece; apostar las trece; apostar todas las bazas; apuesta de trece; sin boston=false; sin moon=false</translation>
    </message>
    <message>
        <source>What counts as a moon</source>
        <translation>Qué cuenta como moon</translation>
    </message>
    <message>
        <source>What counts as a moon: only a bid announced as one, or any contract for all the tricks, however the partners divide it.</source>
        <translation>Qué cuenta como moon: solo una apuesta declarada como tal, o todo contrato por todas las bazas, lo repartan como lo repartan los compañeros.</translation>
    </message>
    <message>
        <source>Only when bid by name</source>
        <translation>Solo si se apuesta como tal</translation>
    </message>
    <message>
        <source>Any contract to take all tricks</source>
        <translation>Todo contrato por todas las bazas</translation>
    </message>
    <message>
        <source>7 and 6 is a Boston automatic Boston thirteen slam</source>
        <translation>7 y 6 es un boston automático boston trece slam</translation>
    </message>
    <message>
        <source>7 and 6 is a Boston=automatic; automatic Boston=automatic; automatic moon=automatic; automatic slam=automatic; contract of thirteen is a boston=automatic</source>
        <translation>7 y 6 es un boston=automatic; boston automático=automatic; moon automático=automatic; slam automático=automatic; contrato de trece es boston=automatic</translation>
    </message>
    <message>
        <source>Moon made</source>
        <translation>Moon cumplido</translation>
    </message>
    <message>
        <source>Points for a moon that is made.</source>
        <translation>Puntos por un moon cumplido.</translation>
    </message>
    <message>
        <source>boston slam shooting</source>
        <translation>boston slam luna</translation>
    </message>
    <message>
        <source>boston #; moon #; slam #; boston is #; # for a boston; boston worth #</source>
        <translation>boston #; moon #; slam #; boston vale #; # por un boston; boston de #</translation>
    </message>
    <message>
        <source>Moon failed</source>
        <translation>Moon fallido</translation>
    </message>
    <message>
        <source>Points lost by a moon that fails.</source>
        <translation>Puntos que cuesta un moon fallido.</translation>
    </message>
    <message>
        <source>Moon wins the match</source>
        <translation>El moon gana la partida</translation>
    </message>
    <message>
        <source>A moon that is made wins the match on the spot.</source>
        <translation>Un moon cumplido gana la partida al instante.</translation>
    </message>
    <message>
        <source>boston slam shooting game</source>
        <translation>boston slam luna partida</translation>
    </message>
    <message>
        <source>boston wins; boston wins the game=true; slam wins the game=true; moon wins the game=true; boston is game=true</source>
        <translation>boston gana; boston gana la partida=true; slam gana la partida=true; moon gana la partida=true; boston es partida=true</translation>
    </message>
    <message>
        <source>Blind moon</source>
        <translation>Moon a ciegas</translation>
    </message>
    <message>
        <source>A player may bid to take every trick before looking at their cards. Also called “Boston on fire”.</source>
        <translation>Se puede apostar a hacer todas las bazas antes de mirar las cartas. También se llama «Boston en llamas».</translation>
    </message>
    <message>
        <source>boston on fire grand slam</source>
        <translation>boston on fire boston en llamas gran slam</translation>
    </message>
    <message>
        <source>boston on fire; blind boston; blind slam; blind moon; blind thirteen; blind 13</source>
        <translation>boston en llamas; boston a ciegas; slam a ciegas; moon a ciegas; trece a ciegas; 13 a ciegas</translation>
    </message>
    <message>
        <source>Blind moon: whose cards must be unseen</source>
        <translation>Moon a ciegas: quién no debe haber mirado</translation>
    </message>
    <message>
        <source>Whose cards must still be unseen when a blind moon is bid: only the bidder&apos;s, or those of the whole side.</source>
        <translation>Qué cartas deben estar aún sin ver cuando se apuesta un moon a ciegas: solo las de quien apuesta o las de todo el bando.</translation>
    </message>
    <message>
        <source>The bidder</source>
        <translation>Quien apuesta</translation>
    </message>
    <message>
        <source>The whole side</source>
        <translation>Todo el bando</translation>
    </message>
    <message>
        <source>Blind moon made</source>
        <translation>Moon a ciegas cumplido</translation>
    </message>
    <message>
        <source>Points for a blind moon that is made.</source>
        <translation>Puntos por un moon a ciegas cumplido.</translation>
    </message>
    <message>
        <source>Blind moon failed</source>
        <translation>Moon a ciegas fallido</translation>
    </message>
    <message>
        <source>Points lost by a blind moon that fails.</source>
        <translation>Puntos que cuesta un moon a ciegas fallido.</translation>
    </message>
    <message>
        <source>Blind moon wins the match</source>
        <translation>El moon a ciegas gana la partida</translation>
    </message>
    <message>
        <source>A blind moon that is made wins the match on the spot.</source>
        <translation>Un moon a ciegas cumplido gana la partida al instante.</translation>
    </message>
    <message>
        <source>Moon against double nil</source>
        <translation>Moon contra doble nil</translation>
    </message>
    <message>
        <source>Once a side has bid a moon, the others may not bid a double nil, and vice versa.</source>
        <translation>Cuando un bando ha apostado un moon, los demás no pueden apostar doble nil, y viceversa.</translation>
    </message>
    <message>
        <source>Taking all tricks without bidding them</source>
        <translation>Todas las bazas sin apostarlas</translation>
    </message>
    <message>
        <source>Extra points for a side that takes every trick of a deal without having bid them all. 0 means none.</source>
        <translation>Puntos extra para el bando que hace todas las bazas de una mano sin haberlas apostado todas. Con 0 no hay.</translation>
    </message>
    <message>
        <source>sweep unbid Boston took all 13 thirteen all the tricks without bidding slam</source>
        <translation>todas las bazas sin apostar barrer boston no apostado las 13 trece slam</translation>
    </message>
    <message>
        <source>unbid Boston; took all 13; take all 13; taking all thirteen; all the tricks without bidding; all tricks without a bid; sweep; sweep #; sweep bonus; unbid slam; accidental boston; # for all the tricks</source>
        <translation>boston sin apostar; hizo las 13; hacer las 13; hacer las trece; todas las bazas sin apostarlas; todas las bazas sin apuesta; barrida; barrida #; bonificación por barrida; slam sin apostar; boston accidental; # por todas las bazas</translation>
    </message>
    <message>
        <source>Taking all tricks without bidding them wins the match</source>
        <translation>Todas las bazas sin apostarlas ganan la partida</translation>
    </message>
    <message>
        <source>A side that takes every trick of a deal without having bid them all wins the match on the spot.</source>
        <translation>El bando que hace todas las bazas de una mano sin haberlas apostado todas gana la partida en el acto.</translation>
    </message>
    <message>
        <source>sweep Boston taken wins unbid all 13 thirteen</source>
        <translation>barrer boston hecho gana sin apostar las 13 trece</translation>
    </message>
    <message>
        <source>Boston taken wins=true; sweep wins=true; taking all the tricks wins=true; taken Boston wins the game=true; unbid Boston wins=true</source>
        <translation>boston hecho gana=true; barrida gana=true; hacer todas las bazas gana=true; boston hecho gana la partida=true; boston sin apostar gana=true</translation>
    </message>
    <message>
        <source>Lexington</source>
        <extracomment>Title of a rule, named after a town: points for twelve tricks.</extracomment>
        <translation>Lexington</translation>
    </message>
    <message>
        <source>When twelve tricks score a bonus: when they are bid and made, or when exactly twelve are taken, no matter what was bid.</source>
        <translation>Cuándo dan una bonificación doce bazas: si se apuestan y se cumplen, o si se hacen doce exactas, se apostara lo que se apostara.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>No se juega</translation>
    </message>
    <message>
        <source>When bid</source>
        <translation>Si se apuesta</translation>
    </message>
    <message>
        <source>When taken</source>
        <translation>Si se hace</translation>
    </message>
    <message>
        <source>twelve tricks</source>
        <translation>doce bazas</translation>
    </message>
    <message>
        <source>twelve tricks; bid twelve; twelve bid; bid 12</source>
        <translation>doce bazas; apostar doce; apuesta de doce; apostar 12</translation>
    </message>
    <message>
        <source>Points for a Lexington (twelve tricks)</source>
        <translation>Puntos por un Lexington (doce bazas)</translation>
    </message>
    <message>
        <source>Points for a Lexington (twelve tricks), instead of the contract&apos;s points. A side that bids twelve and fails loses the same number of points.</source>
        <translation>Puntos por un Lexington (doce bazas), en lugar de los del contrato. Un bando que apuesta doce y no llega pierde otro tanto.</translation>
    </message>
    <message>
        <source>Bid of twelve wins the match</source>
        <translation>Apostar doce gana la partida</translation>
    </message>
    <message>
        <source>A bid of twelve that is made wins the match on the spot.</source>
        <translation>Una apuesta de doce cumplida gana la partida al instante.</translation>
    </message>
    <message numerus="yes">
        <source>Moon failed, took %n</source>
        <translation>
            <numerusform>Moon fallido, hizo %n</numerusform>
            <numerusform>Moon fallido, hizo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid of twelve made, took %1</source>
        <translation>Apuesta de doce cumplida, hizo %1</translation>
    </message>
    <message>
        <source>Exactly twelve tricks taken</source>
        <translation>Exactamente doce bazas hechas</translation>
    </message>
    <message>
        <source>Bid of twelve failed, took %1</source>
        <translation>Apuesta de doce fallida, hizo %1</translation>
    </message>
    <message>
        <source>Took all tricks without bidding them</source>
        <translation>Hizo todas las bazas sin apostarlas</translation>
    </message>
    <message numerus="yes">
        <source>Moon, a bid that your side will take every trick, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>El moon, apostar a que tu bando hará todas las bazas, da %n punto si se cumple y cuesta %2 si no.</numerusform>
            <numerusform>El moon, apostar a que tu bando hará todas las bazas, da %n puntos si se cumple y cuesta %2 si no.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contract for all the tricks also counts as a moon, even if each partner bid only part of it.</source>
        <translation>Un contrato por todas las bazas cuenta también como moon, aunque cada compañero apostara solo una parte.</translation>
    </message>
    <message numerus="yes">
        <source>A blind moon, which is bid before the bidder has looked at their cards, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>El moon a ciegas, apostado antes de mirar las cartas, da %n punto si se cumple y cuesta %2 si no.</numerusform>
            <numerusform>El moon a ciegas, apostado antes de mirar las cartas, da %n puntos si se cumple y cuesta %2 si no.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blind moon, which is bid before anyone on the side has looked at their cards, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>El moon a ciegas, apostado antes de que nadie del bando mire sus cartas, da %n punto si se cumple y cuesta %2 si no.</numerusform>
            <numerusform>El moon a ciegas, apostado antes de que nadie del bando mire sus cartas, da %n puntos si se cumple y cuesta %2 si no.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Solo un bando que vaya al menos %n punto por detrás del líder puede hacer esta apuesta.</numerusform>
            <numerusform>Solo un bando que vaya al menos %n puntos por detrás del líder puede hacer esta apuesta.</numerusform>
        </translation>
    </message>
    <message>
        <source>A blind moon that is made wins the match.</source>
        <translation>Un moon a ciegas cumplido gana la partida.</translation>
    </message>
    <message numerus="yes">
        <source>Lexington: a side that takes exactly twelve tricks scores %n point(s) instead of its contract.</source>
        <translation>
            <numerusform>Lexington: el bando que hace exactamente doce bazas gana %n punto en lugar de su contrato.</numerusform>
            <numerusform>Lexington: el bando que hace exactamente doce bazas gana %n puntos en lugar de su contrato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lexington: a contract of twelve earns %n point(s) when made and costs the same when set.</source>
        <translation>
            <numerusform>Lexington: un contrato de doce da %n punto si se cumple y cuesta lo mismo si cae.</numerusform>
            <numerusform>Lexington: un contrato de doce da %n puntos si se cumple y cuesta lo mismo si cae.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Lexington (a contract of twelve) that is made wins the match.</source>
        <translation>Un Lexington (un contrato de doce) cumplido gana la partida.</translation>
    </message>
    <message numerus="yes">
        <source>A side that takes every trick of a deal without having bid them all scores %n extra point(s).</source>
        <translation>
            <numerusform>El bando que hace todas las bazas de una mano sin haberlas apostado todas gana %n punto extra.</numerusform>
            <numerusform>El bando que hace todas las bazas de una mano sin haberlas apostado todas gana %n puntos extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that takes every trick of a deal without having bid them all wins the match.</source>
        <translation>El bando que hace todas las bazas de una mano sin haberlas apostado todas gana la partida.</translation>
    </message>
    <message>
        <source>Moon %1.</source>
        <extracomment>A bid to take all tricks on the sheet of rules, and its points.</extracomment>
        <translation>Moon %1.</translation>
    </message>
    <message numerus="yes">
        <source>Moon, a bid to take every trick, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>El moon, apostar a que harás todas las bazas, da %n punto si se cumple y cuesta %2 si no.</numerusform>
            <numerusform>El moon, apostar a que harás todas las bazas, da %n puntos si se cumple y cuesta %2 si no.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contract for all the tricks also counts as a moon.</source>
        <translation>Un contrato por todas las bazas cuenta también como moon.</translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Solo un jugador que vaya al menos %n punto por detrás del líder puede hacer esta apuesta.</numerusform>
            <numerusform>Solo un jugador que vaya al menos %n puntos por detrás del líder puede hacer esta apuesta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lexington: a player who takes exactly twelve tricks scores %n point(s) instead of their contract.</source>
        <translation>
            <numerusform>Lexington: el jugador que hace exactamente doce bazas gana %n punto en lugar de su contrato.</numerusform>
            <numerusform>Lexington: el jugador que hace exactamente doce bazas gana %n puntos en lugar de su contrato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes every trick of a deal without having bid them all scores %n extra point(s).</source>
        <translation>
            <numerusform>El jugador que hace todas las bazas de una mano sin haberlas apostado todas gana %n punto extra.</numerusform>
            <numerusform>El jugador que hace todas las bazas de una mano sin haberlas apostado todas gana %n puntos extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal without having bid them all wins the match.</source>
        <translation>El jugador que hace todas las bazas de una mano sin haberlas apostado todas gana la partida.</translation>
    </message>
</context>
<context>
    <name>nil</name>
    <message>
        <source>Only the player who bids first for a side may bid a team nil.</source>
        <translation>Solo el primero del bando en apostar puede apostar un nil de equipo.</translation>
    </message>
    <message>
        <source>Only one partner may bid nil.</source>
        <translation>Solo uno de los compañeros puede apostar nil.</translation>
    </message>
    <message numerus="yes">
        <source>To bid double nil, your side must be at least %n point(s) behind; it is %1 behind.</source>
        <translation>
            <numerusform>Para apostar doble nil, tu bando debe ir al menos %n punto por detrás; va %1 por detrás.</numerusform>
            <numerusform>Para apostar doble nil, tu bando debe ir al menos %n puntos por detrás; va %1 por detrás.</numerusform>
        </translation>
    </message>
    <message>
        <source>the rules don&apos;t say that the tricks of a failed nil count only as bags.</source>
        <translation>las reglas no dicen que las bazas de un nil fallido cuenten solo como bolsas.</translation>
    </message>
    <message>
        <source>overtricks give no points.</source>
        <translation>las bazas de más no dan puntos.</translation>
    </message>
    <message>
        <source>failed nils lose no extra points for each trick.</source>
        <translation>los nils fallidos no cuestan puntos extra por baza.</translation>
    </message>
    <message>
        <source>only one partner can bid nil.</source>
        <translation>solo uno de los compañeros puede apostar nil.</translation>
    </message>
    <message>
        <source>two nils do not score as a double nil.</source>
        <translation>dos nils no puntúan como un doble nil.</translation>
    </message>
    <message>
        <source>sides cannot bid nil as a team.</source>
        <translation>los bandos no pueden apostar nil como equipo.</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>Title of a rule: a bid to take no tricks, noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>A player may bid nil: a bid to take no tricks.</source>
        <translation>Se puede apostar nil: no hacer ninguna baza.</translation>
    </message>
    <message>
        <source>nilo zero naught nothing null</source>
        <translation>nil nilo cero nada nulo</translation>
    </message>
    <message>
        <source>nilo; nil; nils; zero; nello; bid nil; go nil; nil bid; no nil=false; no nils=false; without nil=false; nil not allowed=false</source>
        <translation>nilo; nil; nils; cero; nulo; apostar nil; ir a nil; apuesta nil; sin nil=false; nada de nil=false; no hay nil=false; nil no permitido=false</translation>
    </message>
    <message>
        <source>When nil is bid</source>
        <translation>Cuándo se declara el nil</translation>
    </message>
    <message>
        <source>Either nil is bid on the player&apos;s turn. Or nils come before all other bids: first each side may bid one blind nil, and then each side that did not may bid one nil after looking.</source>
        <translation>O el nil se apuesta cuando le toca a cada cual, o los nils van antes que las demás apuestas: primero cada bando puede apostar un nil a ciegas, y después cada bando que no lo hizo puede apostar un nil tras mirar.</translation>
    </message>
    <message>
        <source>On the player&apos;s turn</source>
        <translation>Cuando toca apostar</translation>
    </message>
    <message>
        <source>Before all other bids</source>
        <translation>Antes que las demás apuestas</translation>
    </message>
    <message>
        <source>nilo announce</source>
        <translation>nil nilo declarar anunciar</translation>
    </message>
    <message>
        <source>Nil made</source>
        <translation>Nil cumplido</translation>
    </message>
    <message>
        <source>Points for a nil that takes no tricks.</source>
        <translation>Puntos por un nil que no hace ninguna baza.</translation>
    </message>
    <message>
        <source>nilo bonus points worth 50 100</source>
        <translation>nil nilo bonificación puntos vale 50 100</translation>
    </message>
    <message>
        <source>nil #; nil is #; nil worth #; # for nil; nil bonus; nil points; value of nil</source>
        <translation>nil #; nil es #; nil vale #; # por nil; bonificación de nil; puntos de nil; valor del nil</translation>
    </message>
    <message>
        <source>Nil failed</source>
        <translation>Nil fallido</translation>
    </message>
    <message>
        <source>Points lost by a nil that takes a trick.</source>
        <translation>Puntos que pierde un nil que hace una baza.</translation>
    </message>
    <message>
        <source>nilo penalty points broken set</source>
        <translation>nil nilo penalización puntos fallido roto caída</translation>
    </message>
    <message>
        <source>nil -#; failed nil; set nil; busted nil; broken nil; nil penalty; failed nil -#; failed nil #; lose # for nil</source>
        <translation>nil -#; nil fallido; nil caído; nil perdido; nil roto; penalización de nil; nil fallido -#; nil fallido #; perder # por nil</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Bazas de un nil fallido</translation>
    </message>
    <message>
        <source>The tricks of a failed nil may count only as bags, for the contract of the bidder&apos;s side, for the opponents&apos; contract, or not at all. With more than two sides, the opponents are the next side in turn.</source>
        <translation>Las bazas de un nil fallido pueden contar solo como bolsas, para el contrato del bando de quien lo apostó, para el contrato de los rivales o para nada. Con más de dos bandos, los rivales son el bando siguiente por turno.</translation>
    </message>
    <message>
        <source>Count only as bags</source>
        <translation>Cuentan solo como bolsas</translation>
    </message>
    <message>
        <source>Count for the contract</source>
        <translation>Cuentan para el contrato</translation>
    </message>
    <message>
        <source>Count for the opponents</source>
        <translation>Cuentan para los rivales</translation>
    </message>
    <message>
        <source>Count for nothing</source>
        <translation>No cuentan</translation>
    </message>
    <message>
        <source>nilo broken set sandbags overtricks</source>
        <translation>nil nilo fallido roto caída bolsas bazas de más</translation>
    </message>
    <message>
        <source>tricks of a failed nil; broken nil tricks; do failed nil tricks count; nil tricks count</source>
        <translation>bazas de un nil fallido; bazas del nil roto; cuentan las bazas de un nil fallido; cuentan las bazas del nil</translation>
    </message>
    <message>
        <source>Points for bags from a failed nil</source>
        <translation>Puntos por las bolsas de un nil fallido</translation>
    </message>
    <message>
        <source>Whether bags from a failed nil earn the points of an overtrick in addition to counting as bags.</source>
        <translation>Indica si las bolsas de un nil fallido dan los puntos de una baza de más, además de contar como bolsas.</translation>
    </message>
    <message>
        <source>Side is set if its nil fails</source>
        <translation>El bando cae si falla su nil</translation>
    </message>
    <message>
        <source>When a nil fails, the side&apos;s contract counts as set, too.</source>
        <translation>Si un nil fracasa, cae también el contrato del bando.</translation>
    </message>
    <message>
        <source>Failed nil: loss per trick</source>
        <translation>Nil fallido: pérdida por baza</translation>
    </message>
    <message>
        <source>Extra points lost for each trick that a failed nil took.</source>
        <translation>Puntos extra que se pierden por cada baza que hizo un nil fallido.</translation>
    </message>
    <message>
        <source>Zero pot</source>
        <translation>Bote del nil</translation>
    </message>
    <message>
        <source>A failed nil costs points for each trick it took, and these points go into a pot. The next nil that is made wins the pot.</source>
        <translation>Un nil fallido cuesta puntos por cada baza que hizo, y esos puntos van a un bote. El próximo nil cumplido se lleva el bote.</translation>
    </message>
    <message>
        <source>zero 3b</source>
        <translation>cero bote 3b</translation>
    </message>
    <message>
        <source>No bags with a nil</source>
        <translation>Sin bolsas con nil</translation>
    </message>
    <message>
        <source>A side that bid a nil gets no bags in that deal.</source>
        <translation>El bando que apostó un nil no recibe bolsas en esa mano.</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Nil a ciegas</translation>
    </message>
    <message>
        <source>A player may bid nil before looking at the cards.</source>
        <translation>Se puede apostar nil antes de mirar las cartas.</translation>
    </message>
    <message>
        <source>nilo double nil zero unseen</source>
        <translation>nil nilo doble nil cero sin ver sin mirar</translation>
    </message>
    <message>
        <source>blind nil; blind nils; bid nil blind; blind zero; no blind nil=false; without blind nil=false</source>
        <translation>nil a ciegas; nils a ciegas; apostar nil a ciegas; cero a ciegas; sin nil a ciegas=false; no hay nil a ciegas=false</translation>
    </message>
    <message>
        <source>Blind nil made</source>
        <translation>Nil a ciegas cumplido</translation>
    </message>
    <message>
        <source>Points for a blind nil that takes no tricks.</source>
        <translation>Puntos por un nil a ciegas que no hace ninguna baza.</translation>
    </message>
    <message>
        <source>nilo bonus worth</source>
        <translation>nil nilo bonificación vale</translation>
    </message>
    <message>
        <source>blind nil #; blind nil is #; blind nil worth #; # for blind nil; blind nil bonus</source>
        <translation>nil a ciegas #; nil a ciegas es #; nil a ciegas vale #; # por nil a ciegas; bonificación de nil a ciegas</translation>
    </message>
    <message>
        <source>Blind nil failed</source>
        <translation>Nil a ciegas fallido</translation>
    </message>
    <message>
        <source>Points lost by a blind nil that takes a trick.</source>
        <translation>Puntos que pierde un nil a ciegas que hace una baza.</translation>
    </message>
    <message>
        <source>nilo penalty</source>
        <translation>nil nilo penalización</translation>
    </message>
    <message>
        <source>blind nil -#; failed blind nil; failed blind nil #; set blind nil; blind nil penalty</source>
        <translation>nil a ciegas -#; nil a ciegas fallido; nil a ciegas fallido #; nil a ciegas perdido; penalización de nil a ciegas</translation>
    </message>
    <message>
        <source>Blind nil when behind by</source>
        <translation>Nil a ciegas: desventaja mínima</translation>
    </message>
    <message>
        <source>A side must be at least this many points behind the leader to bid blind nil. 0 allows it at any score.</source>
        <translation>Para apostar nil a ciegas, un bando debe ir al menos estos puntos por detrás del primero. Con 0 se permite siempre.</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Sin mínimo</translation>
    </message>
    <message>
        <source>nilo trailing losing down by hundred</source>
        <translation>nil nilo perdiendo por detrás desventaja cien</translation>
    </message>
    <message>
        <source>blind nil when # behind; blind nil down #; blind nil # down; blind nil behind</source>
        <translation>nil a ciegas con # por detrás; nil a ciegas con # menos; nil a ciegas # abajo; nil a ciegas por detrás</translation>
    </message>
    <message>
        <source>Two nils on a side</source>
        <translation>Dos nils en un bando</translation>
    </message>
    <message>
        <source>What happens when all partners of a side want to bid nil: each nil scores separately; they score as one double nil; or only one of the partners may bid nil.</source>
        <translation>Qué pasa si todos los compañeros de un bando quieren apostar nil: cada nil puntúa por separado; todos puntúan como un doble nil; o solo uno de ellos puede apostar nil.</translation>
    </message>
    <message>
        <source>Score separately</source>
        <translation>Puntúan por separado</translation>
    </message>
    <message>
        <source>As a double nil</source>
        <translation>Como un doble nil</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No se permite</translation>
    </message>
    <message>
        <source>nilo both partners double nil triple nil</source>
        <translation>nil nilo ambos compañeros los dos doble nil triple nil</translation>
    </message>
    <message>
        <source>double nil; double nils; two nils; both partners nil; both nil; triple nil</source>
        <translation>doble nil; dobles nil; dos nil; nil de ambos compañeros; los dos nil; triple nil</translation>
    </message>
    <message>
        <source>Double nil made</source>
        <translation>Doble nil cumplido</translation>
    </message>
    <message>
        <source>Points when all partners of a side make their nils.</source>
        <translation>Puntos cuando todos los compañeros de un bando cumplen su nil.</translation>
    </message>
    <message>
        <source>Double nil failed</source>
        <translation>Doble nil fallido</translation>
    </message>
    <message>
        <source>Points lost when at least one of the nils fails.</source>
        <translation>Puntos que se pierden si fracasa al menos uno de los nils.</translation>
    </message>
    <message>
        <source>Double nil wins the match</source>
        <translation>El doble nil gana la partida</translation>
    </message>
    <message>
        <source>A double nil that is made wins the match on the spot.</source>
        <translation>Un doble nil cumplido gana la partida al instante.</translation>
    </message>
    <message>
        <source>Failed double nil loses the match</source>
        <translation>El doble nil fallido pierde la partida</translation>
    </message>
    <message>
        <source>A double nil that fails loses the match on the spot.</source>
        <translation>Un doble nil fallido pierde la partida al instante.</translation>
    </message>
    <message>
        <source>Double nil when behind by</source>
        <translation>Doble nil: desventaja mínima</translation>
    </message>
    <message>
        <source>A side must be at least this many points behind the leader for a double nil. 0 allows it at any score.</source>
        <translation>Para un doble nil, un bando debe ir al menos estos puntos por detrás del primero. Con 0 se permite siempre.</translation>
    </message>
    <message>
        <source>Double blind nil made</source>
        <translation>Doble nil a ciegas cumplido</translation>
    </message>
    <message>
        <source>Points when all partners of a side make nils that were bid blind.</source>
        <translation>Puntos cuando todos los compañeros de un bando cumplen un nil apostado a ciegas.</translation>
    </message>
    <message>
        <source>Double blind nil failed</source>
        <translation>Doble nil a ciegas fallido</translation>
    </message>
    <message>
        <source>Points lost when a double blind nil fails.</source>
        <translation>Puntos que se pierden cuando fracasa un doble nil a ciegas.</translation>
    </message>
    <message>
        <source>Double blind nil wins the match</source>
        <translation>El doble nil a ciegas gana la partida</translation>
    </message>
    <message>
        <source>A double blind nil that is made wins the match on the spot.</source>
        <translation>Un doble nil a ciegas cumplido gana la partida al instante.</translation>
    </message>
    <message>
        <source>Nil in the dark</source>
        <translation>Nil a oscuras</translation>
    </message>
    <message>
        <source>A nil bidder may shuffle their hand face down. From then on they always play its top card, even if it is not legal. The nil scores as a blind nil. If the bidder never looked at the cards, it scores like a big mo, a bid to win the first ten tricks (see “Points for a big mo”).</source>
        <translation>Quien apuesta nil puede barajar sus cartas boca abajo. Desde entonces juega siempre la de arriba, aunque no esté permitida. El nil puntúa como un nil a ciegas. Si quien lo apostó nunca miró sus cartas, puntúa como un mo grande, la apuesta de ganar las diez primeras bazas (ver «Puntos por un mo grande»).</translation>
    </message>
    <message>
        <source>shuffle stack top card</source>
        <translation>barajar montón carta de arriba a ciegas</translation>
    </message>
    <message>
        <source>dark nil; nil in the dark; in the dark</source>
        <translation>nil a oscuras; nil en la oscuridad; a oscuras</translation>
    </message>
    <message>
        <source>Team nil</source>
        <translation>Nil de equipo</translation>
    </message>
    <message>
        <source>Instead of bidding a contract, a side may bid to lose every trick. It gets no bags in that deal.</source>
        <translation>En vez de apostar un contrato, un bando puede apostar a que perderá todas las bazas. No recibe bolsas en esa mano.</translation>
    </message>
    <message>
        <source>side lose every trick</source>
        <translation>bando perder todas las bazas ninguna baza</translation>
    </message>
    <message>
        <source>team nil; side takes no trick</source>
        <translation>nil de equipo; el bando no hace ninguna baza</translation>
    </message>
    <message>
        <source>Points for a team nil</source>
        <translation>Puntos por un nil de equipo</translation>
    </message>
    <message>
        <source>Points that a team nil earns if made and costs if it fails.</source>
        <translation>Puntos que da un nil de equipo cumplido y cuesta uno fallido.</translation>
    </message>
    <message>
        <source>Points for a blind team nil</source>
        <translation>Puntos por un nil de equipo a ciegas</translation>
    </message>
    <message>
        <source>Points won or lost for a team nil that is bid before anyone on the side has looked at their cards.</source>
        <translation>Puntos que se ganan o pierden por un nil de equipo apostado antes de que nadie del bando mire sus cartas.</translation>
    </message>
    <message numerus="yes">
        <source>Nil failed, took %n</source>
        <translation>
            <numerusform>Nil fallido, hizo %n</numerusform>
            <numerusform>Nil fallido, hizo %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blind nil failed, took %n</source>
        <translation>
            <numerusform>Nil a ciegas fallido, hizo %n</numerusform>
            <numerusform>Nil a ciegas fallido, hizo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil failed because of a renege</source>
        <translation>Nil fallido por un renuncio</translation>
    </message>
    <message>
        <source>Blind nil failed because of a renege</source>
        <translation>Nil a ciegas fallido por un renuncio</translation>
    </message>
    <message>
        <source>Nil failed because of a wrong claim</source>
        <translation>Nil fallido por una reclamación errónea</translation>
    </message>
    <message>
        <source>Blind nil failed because of a wrong claim</source>
        <translation>Nil a ciegas fallido por una reclamación errónea</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) of a failed nil</source>
        <translation>
            <numerusform>%n baza de un nil fallido</numerusform>
            <numerusform>%n bazas de un nil fallido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s) from the failed nil</source>
        <translation>
            <numerusform>%n bolsa del nil fallido</numerusform>
            <numerusform>%n bolsas del nil fallido</numerusform>
        </translation>
    </message>
    <message>
        <source>Every partner&apos;s nil made</source>
        <translation>Todos los compañeros cumplieron su nil</translation>
    </message>
    <message>
        <source>Nil made: won the pot</source>
        <translation>Nil cumplido: ganó el bote</translation>
    </message>
    <message>
        <source>Team nil made</source>
        <translation>Nil de equipo cumplido</translation>
    </message>
    <message numerus="yes">
        <source>Team nil failed, took %n</source>
        <translation>
            <numerusform>Nil de equipo fallido, hizo %n</numerusform>
            <numerusform>Nil de equipo fallido, hizo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Team nil failed because of a wrong claim</source>
        <translation>Nil de equipo fallido por reclamar mal</translation>
    </message>
    <message>
        <source>Nil, a bid to win no tricks, earns %1 if made and costs %2 if it fails.</source>
        <translation>El nil, apostar a que no se hará ninguna baza, da %1 si se cumple y cuesta %2 si no.</translation>
    </message>
    <message>
        <source>Blind nil, bid before looking at the cards, earns %1 if made and costs %2 if it fails.</source>
        <translation>El nil a ciegas, apostado antes de mirar las cartas, da %1 si se cumple y cuesta %2 si fracasa.</translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Solo un bando que vaya al menos %n punto por detrás del líder puede hacer esta apuesta.</numerusform>
            <numerusform>Solo un bando que vaya al menos %n puntos por detrás del líder puede hacer esta apuesta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil is bid before all other bids, starting with the player after the dealer. First, each side may bid one blind nil before either partner looks at their cards. Then each side without a blind nil may bid one nil.</source>
        <translation>El nil se apuesta antes que todo lo demás, empezando por quien sigue al repartidor. Primero, cada bando puede apostar un nil a ciegas antes de que mire ningún compañero. Después, cada bando sin nil a ciegas puede apostar un nil.</translation>
    </message>
    <message>
        <source>Nil is bid before all other bids: starting with the player after the dealer, each side may bid one nil.</source>
        <translation>El nil se apuesta antes que todo lo demás: empezando por quien sigue al repartidor, cada bando puede apostar un nil.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil do not help the contract: each counts as a bag and scores as an overtrick.</source>
        <translation>Las bazas de un nil fallido no ayudan al contrato: cada una cuenta como bolsa y puntúa como baza de más.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil do not help the contract: each counts as a bag but earns no points.</source>
        <translation>Las bazas de un nil fallido no ayudan al contrato: cada una cuenta como bolsa, pero no da puntos.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for its side&apos;s contract.</source>
        <translation>Las bazas de un nil fallido cuentan para el contrato de su bando.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the contract of the next side in turn.</source>
        <translation>Las bazas de un nil fallido cuentan para el contrato del siguiente bando en turno.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the opponents&apos; contract.</source>
        <translation>Las bazas de un nil fallido cuentan para el contrato de los rivales.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for nothing.</source>
        <translation>Las bazas de un nil fallido no cuentan.</translation>
    </message>
    <message>
        <source>A failed nil sets the side&apos;s contract too.</source>
        <translation>Un nil fallido hace caer también el contrato del bando.</translation>
    </message>
    <message numerus="yes">
        <source>Each trick of a failed nil costs %n extra point(s).</source>
        <translation>
            <numerusform>Cada baza de un nil fallido cuesta %n punto más.</numerusform>
            <numerusform>Cada baza de un nil fallido cuesta %n puntos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner of a nil bidder may not bid nil.</source>
        <translation>Si tu compañero apuesta nil, no puedes apostar nil.</translation>
    </message>
    <message>
        <source>If all partners bid nil, it counts as one double nil, which earns %1 in total if made and costs %2 if it fails.</source>
        <translation>Si todos los compañeros apuestan nil, cuenta como un solo doble nil, que en total da %1 si se cumple y cuesta %2 si fracasa.</translation>
    </message>
    <message>
        <source>A double nil that is made wins the match.</source>
        <translation>Un doble nil cumplido gana la partida.</translation>
    </message>
    <message>
        <source>A double nil that fails loses the match.</source>
        <translation>Un doble nil fallido pierde la partida.</translation>
    </message>
    <message>
        <source>A double nil that all partners bid blind earns %1 if made and costs %2 if it fails.</source>
        <translation>Un doble nil que todos los compañeros apuestan a ciegas da %1 si se cumple y cuesta %2 si fracasa.</translation>
    </message>
    <message>
        <source>If all partners of a side bid nil blind and make it, the side wins the match.</source>
        <translation>Si todos los compañeros de un bando apuestan nil a ciegas y lo cumplen, el bando gana la partida.</translation>
    </message>
    <message>
        <source>A nil bidder may announce nil in the dark: the hand is shuffled face down, and its top card is always played. This nil earns %1 if made and costs %2 if it fails.</source>
        <translation>Quien apuesta nil puede declararlo a oscuras: sus cartas se barajan boca abajo y se juega siempre la de arriba. Este nil da %1 si se cumple y cuesta %2 si fracasa.</translation>
    </message>
    <message>
        <source>A nil in the dark (shuffled, face down) earns or costs %1 if the bidder never looked at the hand.</source>
        <translation>Un nil a oscuras (cartas barajadas, boca abajo) da o cuesta %1 si quien lo apostó no miró nunca sus cartas.</translation>
    </message>
    <message>
        <source>Instead of a contract, the player who bids first for a side may bid a team nil: the side tries to lose every trick and gets no bags. It earns or costs %1.</source>
        <translation>En vez de un contrato, el primero del bando en apostar puede apostar un nil de equipo: el bando intenta perder todas las bazas y no recibe bolsas. Da o cuesta %1.</translation>
    </message>
    <message>
        <source>A team nil earns or costs %1 if it is bid before anyone on the side has looked at their cards.</source>
        <translation>Un nil de equipo da o cuesta %1 si se apuesta antes de que nadie del bando mire sus cartas.</translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may bid a blind team nil.</source>
        <translation>
            <numerusform>Solo un bando que vaya al menos %n punto por detrás del líder puede apostar un nil de equipo a ciegas.</numerusform>
            <numerusform>Solo un bando que vaya al menos %n puntos por detrás del líder puede apostar un nil de equipo a ciegas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil %1.</source>
        <extracomment>A bid to take no tricks on the sheet of rules, and its points.</extracomment>
        <translation>Nil %1.</translation>
    </message>
    <message>
        <source>Blind nil %1.</source>
        <translation>Nil a ciegas %1.</translation>
    </message>
    <message>
        <source>No nil.</source>
        <translation>Sin nil.</translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Solo un jugador que vaya al menos %n punto por detrás del líder puede hacer esta apuesta.</numerusform>
            <numerusform>Solo un jugador que vaya al menos %n puntos por detrás del líder puede hacer esta apuesta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil is bid before all other bids, starting with the player after the dealer. First, each player may bid blind nil before looking at their cards. Then each player without a blind nil may bid nil.</source>
        <translation>El nil se apuesta antes que todo lo demás, empezando por quien sigue al repartidor. Primero, cada jugador puede apostar un nil a ciegas antes de mirar sus cartas. Después, cada jugador sin nil a ciegas puede apostar un nil.</translation>
    </message>
    <message>
        <source>Nil is bid before all other bids: starting with the player after the dealer, each player may bid nil.</source>
        <translation>El nil se apuesta antes que todo lo demás: empezando por quien sigue al repartidor, cada jugador puede apostar un nil.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the contract of its bidder.</source>
        <translation>Las bazas de un nil fallido cuentan para el contrato de quien lo apostó.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the contract of the next player in turn.</source>
        <translation>Las bazas de un nil fallido cuentan para el contrato del siguiente jugador en turno.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the opponent&apos;s contract.</source>
        <translation>Las bazas de un nil fallido cuentan para el contrato del rival.</translation>
    </message>
    <message>
        <source>A player who bid a nil gets no bags in that deal.</source>
        <translation>El jugador que apostó un nil no recibe bolsas en esa mano.</translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message numerus="yes">
        <source>Each player gets only %n card(s): a hand needs at least five.</source>
        <translation>
            <numerusform>Cada jugador recibe solo %n carta: hacen falta al menos cinco.</numerusform>
            <numerusform>Cada jugador recibe solo %n cartas: hacen falta al menos cinco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules allow no leftover cards, but %n card(s) would be left over.</source>
        <translation>
            <numerusform>Estas reglas no admiten cartas sobrantes, pero sobraría %n carta.</numerusform>
            <numerusform>Estas reglas no admiten cartas sobrantes, pero sobrarían %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>the cards can be dealt evenly.</source>
        <translation>las cartas se pueden repartir por igual.</translation>
    </message>
    <message>
        <source>there isn&apos;t exactly one card left over.</source>
        <translation>no sobra exactamente una carta.</translation>
    </message>
    <message>
        <source>only one deck is used.</source>
        <translation>solo se usa una baraja.</translation>
    </message>
    <message>
        <source>Four jokers need two decks: one deck has three at most.</source>
        <translation>Cuatro comodines necesitan dos barajas: una tiene tres como mucho.</translation>
    </message>
    <message>
        <source>The deck doesn&apos;t have these cards, or has too few of them, so they can&apos;t be removed: %1.</source>
        <translation>La baraja no tiene estas cartas, o no tiene bastantes, así que no se pueden quitar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The jokers make the deck too large: each deal leaves %n card(s) unseen, possibly a joker. To avoid this, remove that many cards from the deck.</source>
        <translation>
            <numerusform>Con los comodines, la baraja es demasiado grande: en cada mano queda %n carta sin ver, quizá un comodín. Para evitarlo, quita otras tantas de la baraja.</numerusform>
            <numerusform>Con los comodines, la baraja es demasiado grande: en cada mano quedan %n cartas sin ver, quizá un comodín. Para evitarlo, quita otras tantas de la baraja.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Title of a rule: how many there are, noun.</extracomment>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>How many decks of 52 cards are shuffled together. With two decks, there are two of every card.</source>
        <translation>Cuántas barajas de 52 cartas se mezclan. Con dos barajas, cada carta está dos veces.</translation>
    </message>
    <message>
        <source>decks two decks double deck cards</source>
        <translation>barajas dos barajas doble baraja mazo mazos cartas</translation>
    </message>
    <message>
        <source>two decks=2; double deck=2; # decks; # packs; number of decks</source>
        <translation>dos barajas=2; baraja doble=2; # barajas; # mazos; número de barajas</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Title of a rule: how many there are, noun.</extracomment>
        <translation>Comodines</translation>
    </message>
    <message>
        <source>Number of jokers in the deck: the first is the big joker, the second the little one, and a third may be added. In two decks, four means two of each.</source>
        <translation>Número de comodines en la baraja: el primero es el grande; el segundo, el pequeño; y se puede añadir un tercero. Con dos barajas, cuatro significa dos de cada uno.</translation>
    </message>
    <message>
        <source>joker big little guarantee deck</source>
        <translation>comodín comodines joker grande pequeño garantía baraja</translation>
    </message>
    <message>
        <source>joker; jokers; # jokers; no jokers=0; without jokers=0; add jokers; number of jokers</source>
        <translation>comodín; comodines; # comodines; sin comodines=0; no hay comodines=0; añadir comodines; número de comodines</translation>
    </message>
    <message>
        <source>Cards removed</source>
        <translation>Cartas retiradas</translation>
    </message>
    <message>
        <source>Cards that are removed from the deck. With two decks, naming a card removes one copy; name it twice to remove both.</source>
        <translation>Cartas que se quitan de la baraja. Con dos barajas, nombrar una carta quita un ejemplar; nómbrala dos veces para quitar los dos.</translation>
    </message>
    <message>
        <source>deuces twos of clubs hearts out removed remove taken discard red twos short deck</source>
        <translation>doses dos de tréboles dos de corazones doses rojos quitar sacar retirar fuera baraja corta</translation>
    </message>
    <message>
        <source>take out the twos; red deuces out; remove the deuces; twos out; removed cards; discarded cards; short deck; cards out</source>
        <translation>quitar los doses; fuera los doses rojos; quitar los dos; sin doses; cartas quitadas; cartas descartadas; baraja corta; cartas fuera</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Cartas sobrantes</translation>
    </message>
    <message>
        <source>What happens to cards that cannot be dealt evenly: they are set aside unseen, they form a kitty that someone takes, or they are not allowed.</source>
        <translation>Qué pasa con las cartas que no se pueden repartir por igual: se apartan sin ver, forman un pozo que toma alguien o no se permiten.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Se apartan</translation>
    </message>
    <message>
        <source>Used as the kitty</source>
        <translation>Forman el pozo</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No se permite</translation>
    </message>
    <message>
        <source>kitty widow stock blind extra remaining cards</source>
        <translation>pozo gatito viuda kitty mazo ciego cartas sobrantes restantes extra</translation>
    </message>
    <message>
        <source>kitty=kitty; widow=kitty; cards left over; extra cards; leftover cards; remaining cards; odd cards</source>
        <translation>pozo=kitty; viuda=kitty; cartas sobrantes; cartas extra; cartas que sobran; cartas restantes; cartas impares</translation>
    </message>
    <message>
        <source>The extra card</source>
        <translation>La carta que sobra</translation>
    </message>
    <message>
        <source>When exactly one card is left over, as with three players: the last card of the deal is set aside, or the lowest club is removed before the deal.</source>
        <translation>Si sobra exactamente una carta, como con tres jugadores: se aparta la última del reparto o se quita antes el trébol más bajo.</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Última carta</translation>
    </message>
    <message>
        <source>Lowest club</source>
        <translation>Trébol más bajo</translation>
    </message>
    <message>
        <source>two of clubs deuce</source>
        <translation>dos de tréboles</translation>
    </message>
    <message>
        <source>the extra card; extra card; one extra card; one card left over; one card over</source>
        <translation>la carta que sobra; carta sobrante; una carta extra; sobra una carta; una carta de más</translation>
    </message>
    <message>
        <source>Identical cards</source>
        <translation>Cartas idénticas</translation>
    </message>
    <message>
        <source>With two decks, which of two identical cards in a trick ranks higher: the first or the last one played, or neither (they cancel each other out and can&apos;t win).</source>
        <translation>Con dos barajas, cuál de dos cartas idénticas en una baza vale más: la primera o la última jugada, o ninguna (se anulan entre sí y no pueden ganar).</translation>
    </message>
    <message>
        <source>First one played</source>
        <translation>La primera jugada</translation>
    </message>
    <message>
        <source>Last one played</source>
        <translation>La última jugada</translation>
    </message>
    <message>
        <source>They cancel</source>
        <translation>Se anulan</translation>
    </message>
    <message>
        <source>cancellation cancel double deck same twice</source>
        <translation>anulación anular cancelar doble baraja repetidas iguales dos veces</translation>
    </message>
    <message>
        <source>same card twice; two identical cards; identical cards; doubled cards</source>
        <translation>misma carta dos veces; dos cartas idénticas; cartas iguales; cartas repetidas</translation>
    </message>
    <message>
        <source>One deck of 52 cards.</source>
        <translation>Una baraja de 52 cartas.</translation>
    </message>
    <message>
        <source>Two decks of 52 cards, shuffled together.</source>
        <translation>Dos barajas de 52 cartas, mezcladas.</translation>
    </message>
    <message>
        <source>Jokers in the deck: %1.</source>
        <translation>Comodines en la baraja: %1.</translation>
    </message>
    <message>
        <source>Removed from the deck: %1.</source>
        <translation>Fuera de la baraja: %1.</translation>
    </message>
    <message>
        <source>If two identical cards are in a trick, the one played first ranks higher.</source>
        <translation>Si en una baza hay dos cartas idénticas, vale más la que se jugó primero.</translation>
    </message>
    <message>
        <source>If two identical cards are in a trick, the one played last ranks higher.</source>
        <translation>Si en una baza hay dos cartas idénticas, vale más la que se jugó después.</translation>
    </message>
    <message>
        <source>Two identical cards in a trick cancel each other out and cannot win it. A trick that nobody can win is dead, and the same player leads again.</source>
        <translation>Dos cartas idénticas en una baza se anulan y no pueden ganarla. Una baza que nadie puede ganar está muerta, y vuelve a salir el mismo jugador.</translation>
    </message>
    <message>
        <source>Two decks.</source>
        <translation>Dos barajas.</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s).</source>
        <translation>
            <numerusform>%n comodín.</numerusform>
            <numerusform>%n comodines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>passing</name>
    <message>
        <source>the rule “Cards passed in every deal” is off.</source>
        <translation>la regla «Cartas que se pasan en cada mano» no se usa.</translation>
    </message>
    <message>
        <source>cards are exchanged only for a blind nil.</source>
        <translation>solo se intercambian cartas con un nil a ciegas.</translation>
    </message>
    <message>
        <source>no cards are exchanged for nil.</source>
        <translation>no se intercambian cartas con nil.</translation>
    </message>
    <message>
        <source>Cards passed in every deal</source>
        <translation>Cartas que se pasan en cada mano</translation>
    </message>
    <message>
        <source>How many cards partners exchange face down in every deal. Players must pass their own cards before looking at the ones they get.</source>
        <translation>Cuántas cartas intercambian boca abajo los compañeros en cada mano. Hay que pasar las propias antes de mirar las que se reciben.</translation>
    </message>
    <message>
        <source>exchange pass three cards swap trade</source>
        <translation>intercambio intercambiar pasar pase tres cartas cambiar</translation>
    </message>
    <message>
        <source>pass; passing; pass # cards; pass #; exchange # cards; # card pass; swap # cards; trade # cards</source>
        <translation>pasar; pase; pasar # cartas; pasar #; intercambiar # cartas; pase de # cartas; cambiar # cartas; trocar # cartas</translation>
    </message>
    <message>
        <source>When cards are passed</source>
        <translation>Cuándo se pasan cartas</translation>
    </message>
    <message>
        <source>Whether partners who pass cards in every deal do so before or after the bids.</source>
        <translation>Indica si los compañeros que se pasan cartas en cada mano lo hacen antes o después de las apuestas.</translation>
    </message>
    <message>
        <source>Before the bids</source>
        <translation>Antes de las apuestas</translation>
    </message>
    <message>
        <source>After the bids</source>
        <translation>Después de las apuestas</translation>
    </message>
    <message>
        <source>Cards exchanged for nil</source>
        <translation>Cartas intercambiadas con nil</translation>
    </message>
    <message>
        <source>How many cards a nil bidder and their partner exchange after the bids.</source>
        <translation>Cuántas cartas intercambian, tras las apuestas, quien apuesta nil y su compañero.</translation>
    </message>
    <message>
        <source>pass nilo passing swap</source>
        <translation>pasar pase cambiar cartas nil nilo</translation>
    </message>
    <message>
        <source>nil pass; pass at nil; nil passing; # cards at nil; exchange at nil; pass to nil; nil exchange</source>
        <translation>pase de nil; pasar con nil; pases de nil; # cartas con nil; intercambio con nil; pasar al nil; intercambio de nil</translation>
    </message>
    <message>
        <source>Cards exchanged for blind nil</source>
        <translation>Cartas intercambiadas con nil a ciegas</translation>
    </message>
    <message>
        <source>How many cards a blind nil bidder and their partner exchange after the bids.</source>
        <translation>Cuántas cartas intercambian, tras las apuestas, quien apuesta nil a ciegas y su compañero.</translation>
    </message>
    <message>
        <source>blind nil pass; blind nil passing; # cards at blind nil; exchange at blind nil</source>
        <translation>pase de nil a ciegas; pases de nil a ciegas; # cartas con nil a ciegas; intercambio con nil a ciegas</translation>
    </message>
    <message>
        <source>Exchange for blind nil only</source>
        <translation>Intercambio solo con nil a ciegas</translation>
    </message>
    <message>
        <source>Partners exchange cards only for a blind nil, not for a nil bid after looking.</source>
        <translation>Los compañeros intercambian cartas solo con un nil a ciegas, no con un nil apostado después de mirar.</translation>
    </message>
    <message>
        <source>How cards are passed for a nil</source>
        <translation>Cómo se pasan cartas por un nil</translation>
    </message>
    <message>
        <source>How partners exchange cards for a nil. Both pass before either looks at the cards received. Or the nil bidder passes first, and the partner looks at those cards before passing back. Or the nil bidder also names a suit they want, which the partner need not pass.</source>
        <translation>Cómo intercambian cartas los compañeros por un nil. Los dos pasan antes de mirar las que reciben. O primero pasa quien apostó nil, y su compañero mira esas cartas antes de devolver otras. O quien apostó nil nombra además un palo que quiere, pero su compañero no tiene que pasarlo.</translation>
    </message>
    <message>
        <source>Both at once</source>
        <translation>Los dos a la vez</translation>
    </message>
    <message>
        <source>Bidder first</source>
        <translation>Primero quien apuesta</translation>
    </message>
    <message>
        <source>Bidder names a suit</source>
        <translation>Quien apuesta pide un palo</translation>
    </message>
    <message>
        <source>pass nilo passing</source>
        <translation>pasar pase cartas nil nilo</translation>
    </message>
    <message numerus="yes">
        <source>After the bids, a nil bidder and their partner exchange %n card(s).</source>
        <translation>
            <numerusform>Tras las apuestas, quien apuesta nil y su compañero intercambian %n carta.</numerusform>
            <numerusform>Tras las apuestas, quien apuesta nil y su compañero intercambian %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the bids, a blind nil bidder and their partner exchange %n card(s).</source>
        <translation>
            <numerusform>Tras las apuestas, quien apuesta nil a ciegas y su compañero intercambian %n carta.</numerusform>
            <numerusform>Tras las apuestas, quien apuesta nil a ciegas y su compañero intercambian %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both pass before either looks at the cards received.</source>
        <translation>Los dos pasan sus cartas antes de mirar las que reciben.</translation>
    </message>
    <message>
        <source>The bidder passes first; the partner looks, then passes back the same number of cards.</source>
        <translation>Primero pasa quien apostó nil; su compañero mira y luego devuelve otras tantas.</translation>
    </message>
    <message>
        <source>The bidder passes first and asks for a suit; the partner may return any cards.</source>
        <translation>Primero pasa quien apuesta, y pide un palo; su compañero puede devolver las cartas que quiera.</translation>
    </message>
    <message>
        <source>Nothing is exchanged when both partners bid nil.</source>
        <translation>No hay intercambio si los dos compañeros apuestan nil.</translation>
    </message>
    <message numerus="yes">
        <source>In every deal, before the bids, partners pass each other %n card(s) face down; nobody looks before all have passed.</source>
        <translation>
            <numerusform>En cada mano, antes de las apuestas, los compañeros se pasan %n carta boca abajo; nadie mira hasta que todos hayan pasado.</numerusform>
            <numerusform>En cada mano, antes de las apuestas, los compañeros se pasan %n cartas boca abajo; nadie mira hasta que todos hayan pasado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In every deal, after the bids, partners pass each other %n card(s) face down; nobody looks before all have passed.</source>
        <translation>
            <numerusform>En cada mano, después de las apuestas, los compañeros se pasan %n carta boca abajo; nadie mira hasta que todos hayan pasado.</numerusform>
            <numerusform>En cada mano, después de las apuestas, los compañeros se pasan %n cartas boca abajo; nadie mira hasta que todos hayan pasado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards go to the next partner in turn.</source>
        <translation>Las cartas van al siguiente compañero en turno.</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>spades need not be broken to be led.</source>
        <translation>para salir a picas no hace falta que estén rotas.</translation>
    </message>
    <message>
        <source>the ace of spades is not in the deck.</source>
        <translation>el as de picas no está en la baraja.</translation>
    </message>
    <message>
        <source>nobody has to trump or to beat the winning card.</source>
        <translation>nadie tiene que fallar ni superar la carta que va ganando.</translation>
    </message>
    <message>
        <source>The holder of the lowest club leads anyway, since everyone plays their lowest club to the first trick.</source>
        <translation>De todos modos sale quien tiene el trébol más bajo, ya que todos juegan su trébol más bajo en la primera baza.</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Quién sale primero</translation>
    </message>
    <message>
        <source>Who leads to the first trick: the player after the dealer, the dealer, the holder of the lowest club (who leads that club, or any card), or the player with the highest bid.</source>
        <translation>Quién sale en la primera baza: quien va después de quien reparte, quien reparte, quien tiene el trébol más bajo (con ese trébol o con cualquier carta) o quien hizo la apuesta más alta.</translation>
    </message>
    <message>
        <source>Player after the dealer</source>
        <translation>El siguiente a quien reparte</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>A value: the player who deals, noun.</extracomment>
        <translation>Quien reparte</translation>
    </message>
    <message>
        <source>Lowest club</source>
        <translation>Trébol más bajo</translation>
    </message>
    <message>
        <source>Lowest club, leading any card</source>
        <translation>Trébol más bajo; sale con cualquier carta</translation>
    </message>
    <message>
        <source>Highest bidder</source>
        <translation>Quien hizo la apuesta más alta</translation>
    </message>
    <message>
        <source>two of clubs deuce starts opening lead first trick start high bidder leads any card</source>
        <translation>dos de tréboles empieza abre salida inicial primera baza comienzo mejor apuesta sale con cualquier carta</translation>
    </message>
    <message>
        <source>who leads first; first lead; opening lead; high bidder leads=high-bidder; highest bidder leads=high-bidder; dealer leads=dealer; left of dealer leads=left; 2 of clubs leads=low-club; 2 of clubs starts=low-club; lowest club leads=low-club; lowest club=low-club; low club leads=low-club; 2 of clubs leads any card=low-club-any; holder of the 2 of clubs leads any card=low-club-any</source>
        <translation>quién sale primero; primera salida; salida inicial; sale la mejor apuesta=high-bidder; sale la apuesta más alta=high-bidder; sale el repartidor=dealer; sale la izquierda del repartidor=left; sale el 2 de tréboles=low-club; empieza el 2 de tréboles=low-club; sale el trébol más bajo=low-club; trébol más bajo=low-club; trébol bajo sale=low-club; el 2 de tréboles sale con cualquier carta=low-club-any; quien tiene el 2 de tréboles sale con cualquier carta=low-club-any</translation>
    </message>
    <message>
        <source>First trick: lowest clubs</source>
        <translation>Primera baza: el trébol más bajo</translation>
    </message>
    <message>
        <source>Everyone must play their lowest club to the first trick.</source>
        <translation>Todos deben jugar su trébol más bajo en la primera baza.</translation>
    </message>
    <message>
        <source>Any card that follows suit</source>
        <translation>Cualquier carta que asista</translation>
    </message>
    <message>
        <source>Everyone&apos;s lowest club</source>
        <translation>El trébol más bajo de todos</translation>
    </message>
    <message>
        <source>two of clubs deuce throw</source>
        <translation>dos de tréboles tirar echar</translation>
    </message>
    <message>
        <source>everyone plays the lowest club=low-club; throw the lowest club=low-club; lowest clubs=low-club; low clubs first</source>
        <translation>todos juegan el trébol más bajo=low-club; echar el trébol más bajo=low-club; tréboles más bajos=low-club; tréboles bajos primero=low-club</translation>
    </message>
    <message>
        <source>First trick: spades</source>
        <translation>Primera baza: picas</translation>
    </message>
    <message>
        <source>Whether players who cannot follow suit in the first trick may play a spade. If not, a player with only spades still may.</source>
        <translation>Indica si quien no puede asistir en la primera baza puede jugar una pica. Si no, puede de todos modos quien solo tenga picas.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>A value: something may be done, an adjective.</extracomment>
        <translation>Se permite</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No se permite</translation>
    </message>
    <message>
        <source>trump cut ruff opening</source>
        <translation>triunfo cortar fallar salida primera baza</translation>
    </message>
    <message>
        <source>spades on the first trick; no spades on the first trick=barred; trump the first trick; no trump on the first trick=barred; cut the first trick; cut first book</source>
        <translation>picas en la primera baza; sin picas en la primera baza=barred; fallar la primera baza; sin triunfo en la primera baza=barred; cortar la primera baza; fallar el primer libro</translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation>Salir a picas</translation>
    </message>
    <message>
        <source>A player who also has other suits may lead a spade at any time, in any trick but the first, or only once spades are broken. Or they may lead one once spades are broken, and in any case from the fourth trick on.</source>
        <translation>Quien tiene también otros palos puede salir a picas en cualquier momento, en cualquier baza menos la primera, o solo cuando se hayan roto las picas. O puede hacerlo cuando se hayan roto, y en todo caso desde la cuarta baza.</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>Not to the first trick</source>
        <translation>No en la primera baza</translation>
    </message>
    <message>
        <source>Once broken</source>
        <translation>Cuando se rompan</translation>
    </message>
    <message>
        <source>Once broken, or from the fourth trick on</source>
        <translation>Rotas o desde la cuarta baza</translation>
    </message>
    <message>
        <source>breaking spades broken break trump lead</source>
        <translation>romper picas rotas salir a picas salida triunfo abrir picas</translation>
    </message>
    <message>
        <source>spades; break spades; breaking spades; spades broken; spades must be broken=broken; until spades are broken=broken; lead spades; leading spades; lead spades any time=any; spades any time=any; spades can lead at any time=any; spades can be led any time=any; lead any suit=any; spades always=any; trump broken; break trump; lead trump; when can spades be led; no breaking=any; no need to break spades=any</source>
        <translation>picas; abrir picas; romper picas; picas rotas; picas abiertas; las picas deben romperse=broken; hasta romper picas=broken; salir con picas; salir de picas; salir con picas siempre=any; picas siempre=any; se puede salir con picas siempre=any; picas en cualquier momento=any; salir con cualquier palo=any; picas libres=any; triunfo roto; romper triunfo; salir con triunfo; cuándo se puede salir con picas; sin romper=any; no hace falta romper picas=any</translation>
    </message>
    <message>
        <source>Ace of spades may be led</source>
        <translation>Permitir salir con el as de picas</translation>
    </message>
    <message>
        <source>The ace of spades may be led even before spades are broken. It does not break them.</source>
        <translation>Se puede salir con el as de picas incluso antes de que se rompan las picas. No las rompe.</translation>
    </message>
    <message>
        <source>Must trump</source>
        <translation>Obligación de fallar</translation>
    </message>
    <message>
        <source>A player who cannot follow suit may play any card. Or they must beat the spade that is winning, if they can. Or they must play a spade, and beat the winning spade if they can. Or they must play a spade if it would be winning, and otherwise may play any card.</source>
        <translation>Quien no puede asistir puede jugar cualquier carta. O debe superar la pica que va ganando, si puede. O debe jugar una pica, y superar la que va ganando si puede. O debe jugar una pica si con ella iría ganando; si no, puede jugar cualquier carta.</translation>
    </message>
    <message>
        <source>Overtrump if able</source>
        <translation>Fallar más alto si se puede</translation>
    </message>
    <message>
        <source>Trump if able</source>
        <translation>Fallar si se puede</translation>
    </message>
    <message>
        <source>Trump if that would win</source>
        <translation>Fallar si así se va ganando</translation>
    </message>
    <message>
        <source>play to beat must trump overtrump ruff pinochle call break head the trick must beat must play higher void must beat</source>
        <translation>jugar a ganar obligación de fallar sobrefallar superar montar pinochle call break obligado a ganar jugar más alto sin palo hay que superar</translation>
    </message>
    <message>
        <source>must trump=must; must cut=must; must ruff=must; have to trump=must; forced to trump=must; void must trump=must; must overtrump=overtrump; overtrump=overtrump; void must beat=head; call break=head</source>
        <translation>obligación de fallar=must; hay que fallar=must; debe fallar=must; fallar obligatorio=must; obligado a triunfar=must; sin palo hay que fallar=must; hay que sobrefallar=overtrump; sobrefallar=overtrump; sin palo hay que superar=head; call break=head</translation>
    </message>
    <message>
        <source>Must beat the winning card</source>
        <translation>Obligación de superar</translation>
    </message>
    <message>
        <source>A player who follows suit must beat the winning card if possible, unless the trick has been trumped.</source>
        <translation>Quien asiste debe superar la carta que va ganando si puede, salvo que se haya fallado la baza.</translation>
    </message>
    <message>
        <source>head the trick must beat must play higher call break batak go over</source>
        <translation>superar la baza obligado a ganar obligado a subir jugar más alto call break batak montar</translation>
    </message>
    <message>
        <source>head the trick=true; must head=true; must beat=true; must play higher=true; must go higher=true; must go up=true; beat the trick=true; head</source>
        <translation>superar la baza=true; obligación de superar=true; hay que superar=true; jugar más alto=true; hay que ir más alto=true; obligación de montar=true; montar la baza=true; montar</translation>
    </message>
    <message>
        <source>Even when partner is winning</source>
        <translation>Aunque vaya ganando el compañero</translation>
    </message>
    <message>
        <source>The rules on trumping and beating apply even when your partner is winning the trick.</source>
        <translation>La obligación de fallar y de superar vale incluso si tu compañero va ganando la baza.</translation>
    </message>
    <message>
        <source>Looking at past tricks</source>
        <translation>Mirar bazas pasadas</translation>
    </message>
    <message>
        <source>Which finished tricks may be looked at during the deal.</source>
        <translation>Qué bazas terminadas se pueden mirar durante la mano.</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>La última</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A value of “Looking at past tricks”: every one.</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>books turn over look at tricks</source>
        <translation>bazas libros dar la vuelta volver a mirar ver bazas</translation>
    </message>
    <message>
        <source>look at the last trick=last; see the last trick=last; look back; last book; turn over books; look at tricks; past tricks</source>
        <translation>ver la última baza=last; mirar la última baza=last; mirar atrás; último libro; voltear libros; mirar bazas; bazas pasadas</translation>
    </message>
    <message>
        <source>Seconds for each card</source>
        <translation>Segundos por carta</translation>
    </message>
    <message>
        <source>How much time a player has for each card before the program plays one at random. 0 means no limit.</source>
        <translation>Cuánto tiempo hay para cada carta antes de que el programa juegue una al azar. Con 0 no hay límite.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>speed spades philadelphia quakers clock time</source>
        <translation>rápido spades rápido reloj tiempo philadelphia quakers</translation>
    </message>
    <message>
        <source>time; timer; speed; # seconds; speed spades; time for a card; shot clock; clock</source>
        <translation>tiempo; temporizador; velocidad; # segundos; spades rápido; tiempo por carta; reloj de jugada; reloj</translation>
    </message>
    <message>
        <source>%1: you must lead the lowest club to the first trick.</source>
        <translation>%1: en la primera baza debes salir con el trébol más bajo.</translation>
    </message>
    <message>
        <source>%1: you must play your lowest club to the first trick.</source>
        <translation>%1: debes jugar tu trébol más bajo en la primera baza.</translation>
    </message>
    <message>
        <source>%1: you may not play a spade to the first trick.</source>
        <translation>%1: en la primera baza no puedes jugar una pica.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right leads to the first trick.</source>
        <translation>Quien está a la derecha de quien reparte sale en la primera baza.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick.</source>
        <translation>En la primera baza sale quien está a la izquierda de quien reparte.</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick.</source>
        <translation>En la primera baza sale quien reparte.</translation>
    </message>
    <message>
        <source>The holder of the lowest club leads it to the first trick.</source>
        <translation>Quien tiene el trébol más bajo sale con él en la primera baza.</translation>
    </message>
    <message>
        <source>The holder of the lowest club leads to the first trick, with any card that may be led.</source>
        <translation>En la primera baza sale quien tiene el trébol más bajo, con cualquier carta con la que se pueda salir.</translation>
    </message>
    <message>
        <source>The player with the highest bid leads to the first trick; if bids are equal, the one who bid first.</source>
        <translation>En la primera baza sale quien más apostó; con apuestas iguales, quien apostó primero.</translation>
    </message>
    <message>
        <source>Everyone plays their lowest club to the first trick.</source>
        <translation>Todos juegan su trébol más bajo en la primera baza.</translation>
    </message>
    <message>
        <source>Players who cannot follow suit in the first trick may not play a spade, unless they have nothing else.</source>
        <translation>Quien no puede asistir en la primera baza no puede jugar una pica, salvo si no tiene otra cosa.</translation>
    </message>
    <message>
        <source>Spades may be led at any time.</source>
        <translation>Se puede salir a picas en cualquier momento.</translation>
    </message>
    <message>
        <source>A player who holds another suit may not lead a spade to the first trick.</source>
        <translation>Quien tenga otro palo no puede salir a picas en la primera baza.</translation>
    </message>
    <message>
        <source>A player may lead spades once they are broken (a spade was played on another suit), or when holding nothing else.</source>
        <translation>Se puede salir a picas cuando están rotas (alguien ha jugado una pica sobre otro palo) o si no se tiene otra cosa.</translation>
    </message>
    <message>
        <source>A player may lead spades once they are broken (a spade was played on another suit), from the fourth trick on, or when holding nothing else.</source>
        <translation>Se puede salir a picas cuando están rotas (alguien ha jugado una pica sobre otro palo), desde la cuarta baza o si no se tiene otra cosa.</translation>
    </message>
    <message>
        <source>If you cannot follow suit and someone has already trumped with a higher suit, you must beat the winning card if you can.</source>
        <translation>Si no puedes asistir y alguien ya ha fallado con un palo superior, debes superar la carta que va ganando si puedes.</translation>
    </message>
    <message>
        <source>If you cannot follow suit and a spade is winning the trick, you must beat that spade if you can.</source>
        <translation>Si no puedes asistir y una pica va ganando la baza, debes superar esa pica si puedes.</translation>
    </message>
    <message>
        <source>If you cannot follow, you must play a card of a higher suit than the one led. It must beat the card that is winning the trick, if possible.</source>
        <translation>Si no puedes asistir, debes jugar una carta de un palo superior al de salida. Si es posible, tiene que superar a la carta que va ganando la baza.</translation>
    </message>
    <message>
        <source>If you cannot follow, you must play a spade. It must beat the spade that is winning the trick, if possible.</source>
        <translation>Si no puedes asistir, debes jugar una pica. Si es posible, tiene que superar a la pica que va ganando la baza.</translation>
    </message>
    <message>
        <source>Suits rank above one another here. If you cannot follow suit but hold a card of a higher suit that beats every card in the trick so far, you must play such a card; otherwise you may play any card.</source>
        <translation>Aquí unos palos van por encima de otros. Si no puedes asistir, pero tienes una carta de un palo superior que gana a todas las de la baza, debes jugar una así; si no, puedes jugar cualquier carta.</translation>
    </message>
    <message>
        <source>If you cannot follow suit but hold a spade that beats every card in the trick so far, you must play such a spade; otherwise you may play any card.</source>
        <translation>Si no puedes asistir, pero tienes una pica que gana a todas las cartas de la baza, debes jugar una así; si no, puedes jugar cualquier carta.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the winning card if you can, unless the trick has been trumped.</source>
        <translation>Si asistes, debes superar la carta que va ganando si puedes, salvo que se haya fallado la baza.</translation>
    </message>
    <message>
        <source>The rules on trumping and beating do not apply while your partner is winning the trick.</source>
        <translation>La obligación de fallar y de superar no vale mientras tu compañero va ganando la baza.</translation>
    </message>
    <message>
        <source>Follow suit if you can. The highest spade wins the trick, or else the highest card of the suit led; the winner leads to the next.</source>
        <translation>Asiste al palo si puedes. Gana la baza la pica más alta o, si no hay picas, la carta más alta del palo de salida; quien la gana sale en la siguiente.</translation>
    </message>
    <message>
        <source>Follow suit if you can. The winner of a trick leads to the next.</source>
        <translation>Asiste al palo si puedes. Quien gana una baza sale en la siguiente.</translation>
    </message>
    <message>
        <source>Finished tricks may not be looked at.</source>
        <translation>No se pueden mirar las bazas terminadas.</translation>
    </message>
    <message>
        <source>The last trick may be looked at.</source>
        <translation>Se puede mirar la última baza.</translation>
    </message>
    <message>
        <source>All finished tricks may be looked at.</source>
        <translation>Se pueden mirar todas las bazas terminadas.</translation>
    </message>
    <message numerus="yes">
        <source>Time for each card: %n second(s). When it is up, a legal card is played at random.</source>
        <translation>
            <numerusform>Tiempo por carta: %n segundo. Cuando se acaba, se juega al azar una carta permitida.</numerusform>
            <numerusform>Tiempo por carta: %n segundos. Cuando se acaba, se juega al azar una carta permitida.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you can beat the winning card, so you must.</source>
        <translation>%1: puedes superar la carta que va ganando, así que debes hacerlo.</translation>
    </message>
    <message>
        <source>%1: you can&apos;t follow suit, but you hold a spade that would win the trick, so you must play one.</source>
        <translation>%1: no puedes asistir, pero tienes una pica que ganaría la baza, así que debes jugar una.</translation>
    </message>
    <message>
        <source>%1: you are void in the suit led, so you must play a higher trump.</source>
        <translation>%1: no tienes del palo de salida, así que debes jugar un triunfo más alto.</translation>
    </message>
    <message>
        <source>%1: you are void in the suit led, so you must trump.</source>
        <translation>%1: no tienes del palo de salida, así que debes fallar con un triunfo.</translation>
    </message>
    <message>
        <source>Beat the winning card.</source>
        <translation>Supera la carta que va ganando.</translation>
    </message>
    <message>
        <source>You must play a higher trump.</source>
        <translation>Debes jugar un triunfo más alto.</translation>
    </message>
    <message>
        <source>You must trump.</source>
        <translation>Debes jugar triunfo.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Beginner</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Knows the rules, forgets most cards, and bids on instinct.</source>
        <translation>Conoce las reglas, olvida casi todas las cartas y apuesta por instinto.</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Remembers most of the cards played.</source>
        <translation>Recuerda casi todas las cartas jugadas.</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Remembers what won each trick, but sometimes miscounts small cards and errs from fear or greed.</source>
        <translation>Recuerda qué carta ganó cada baza, pero a veces cuenta mal las cartas bajas y se equivoca por miedo o codicia.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Has learned from many games what each card is worth, and sometimes simulates deals.</source>
        <translation>Ha aprendido de muchas partidas lo que vale cada carta, y a veces simula manos.</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Simulates a few deals before playing each card.</source>
        <translation>Simula unas cuantas manos antes de jugar cada carta.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Simulates thousands of deals and draws conclusions from every card played.</source>
        <translation>Simula miles de manos y saca conclusiones de cada carta jugada.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Equilibrio</translation>
    </message>
    <message>
        <source>No particular style.</source>
        <translation>Sin un estilo particular.</translation>
    </message>
    <message>
        <source>Bold</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Valiente</translation>
    </message>
    <message>
        <source>Bids optimistically.</source>
        <translation>Apuesta con optimismo.</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Bids only what is certain and prefers a bag to a set.</source>
        <translation>Apuesta solo lo seguro y prefiere una bolsa a una caída.</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Audaz</translation>
    </message>
    <message>
        <source>Bids nil often.</source>
        <translation>Apuesta nil a menudo.</translation>
    </message>
    <message>
        <source>Thrifty</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Frugal</translation>
    </message>
    <message>
        <source>Avoids bags by ducking early.</source>
        <translation>Evita las bolsas cediendo bazas desde el principio.</translation>
    </message>
    <message>
        <source>Spiteful</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Aguafiestas</translation>
    </message>
    <message>
        <source>Would rather set you than make their own bid.</source>
        <translation>Prefiere hacerte caer antes que cumplir su apuesta.</translation>
    </message>
    <message>
        <source>%1 probably held %2 (%3%).</source>
        <translation>Probablemente %1 tenía %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>%1 probably had no more %2 (%3%).</source>
        <translation>Probablemente a %1 no le quedaban %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>With %1 you take the trick and lose your nil; %2 would leave the trick to others.</source>
        <translation>Con %1 haces la baza y pierdes tu nil; %2 dejaría la baza a los demás.</translation>
    </message>
    <message>
        <source>I held %1, and %2 had bid %3.</source>
        <translation>Yo tenía %1, y %2 había apostado %3.</translation>
    </message>
    <message>
        <source>I held %1.</source>
        <translation>Yo tenía %1.</translation>
    </message>
    <message>
        <source>I had no sure tricks, and %1 had bid %2.</source>
        <translation>No tenía bazas seguras, y %1 había apostado %2.</translation>
    </message>
    <message>
        <source>I had no sure tricks.</source>
        <translation>No tenía bazas seguras.</translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and no %1, I hoped to trump.</source>
        <translation>
            <numerusform>Con %n pica y sin %1, esperaba fallar alguna baza.</numerusform>
            <numerusform>Con %n picas y sin %1, esperaba fallar alguna baza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and hardly any %1, I hoped to trump.</source>
        <translation>
            <numerusform>Con %n pica y casi sin %1, esperaba fallar alguna baza.</numerusform>
            <numerusform>Con %n picas y casi sin %1, esperaba fallar alguna baza.</numerusform>
        </translation>
    </message>
    <message>
        <source>I expected my hand to take about %1 of the tricks.</source>
        <translation>Esperaba hacer más o menos %1 de las bazas con mis cartas.</translation>
    </message>
    <message>
        <source>I bid on instinct, and may be a trick off.</source>
        <translation>Apuesto por instinto y puedo equivocarme en una baza.</translation>
    </message>
    <message>
        <source>My highest spade was the %1.</source>
        <translation>Mi pica más alta era %1.</translation>
    </message>
    <message>
        <source>I had no spades.</source>
        <translation>No tenía picas.</translation>
    </message>
    <message>
        <source>What I feared: %1</source>
        <translation>Lo que temía: %1</translation>
    </message>
    <message>
        <source>%1 had bid %2 and could cover me.</source>
        <translation>%1 había apostado %2 y podía protegerme.</translation>
    </message>
    <message>
        <source>%1 had bid %2.</source>
        <translation>%1 había apostado %2.</translation>
    </message>
    <message>
        <source>This choice isn&apos;t reviewed.</source>
        <translation>Esta decisión no se analiza.</translation>
    </message>
    <message>
        <source>Correct challenge: the cards prove it.</source>
        <translation>Denuncia correcta: las cartas lo demuestran.</translation>
    </message>
    <message>
        <source>This play was a renege; the rule “Renege penalty” says what it costs.</source>
        <translation>Esta jugada fue un renuncio; la regla «Penalización por renuncio» dice lo que cuesta.</translation>
    </message>
    <message>
        <source>%1 is a singleton.</source>
        <translation>%1 es un semifallo.</translation>
    </message>
    <message>
        <source>The hand has %1 and no lower card of that suit.</source>
        <translation>Tiene %1 y ninguna carta más baja de ese palo.</translation>
    </message>
    <message>
        <source>%1 takes a trick no matter what is played.</source>
        <translation>%1 hará una baza se juegue lo que se juegue.</translation>
    </message>
    <message>
        <source>It&apos;s hard to get rid of %1 without taking a trick.</source>
        <translation>Cuesta librarse de %1 sin hacer una baza.</translation>
    </message>
    <message>
        <source>I was greedy for the trick: with a clearer head I would have played %1.</source>
        <translation>Me pudo la codicia: pensándolo mejor, habría jugado %1.</translation>
    </message>
    <message>
        <source>I was too timid to take the trick: with a clearer head I would have played %1.</source>
        <translation>Me faltó valor para hacer la baza: pensándolo mejor, habría jugado %1.</translation>
    </message>
    <message>
        <source>With a clearer head I would have played %1.</source>
        <translation>Pensándolo mejor, habría jugado %1.</translation>
    </message>
    <message numerus="yes">
        <source>We still needed %n trick(s) for our contract.</source>
        <translation>
            <numerusform>Aún nos faltaba %n baza para el contrato.</numerusform>
            <numerusform>Aún nos faltaban %n bazas para el contrato.</numerusform>
        </translation>
    </message>
    <message>
        <source>Our contract was made; every further trick was a bag.</source>
        <translation>Nuestro contrato estaba cumplido; cada baza más era una bolsa.</translation>
    </message>
    <message>
        <source>I don&apos;t remember all the cards played.</source>
        <translation>No recuerdo todas las cartas jugadas.</translation>
    </message>
    <message numerus="yes">
        <source>By my count, the other hands held %n more of the %1.</source>
        <translation>
            <numerusform>Según mis cuentas, los demás aún tenían %n carta de %1.</numerusform>
            <numerusform>Según mis cuentas, los demás aún tenían %n cartas de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>I had nothing else to play.</source>
        <translation>No podía jugar otra cosa.</translation>
    </message>
    <message>
        <source>I passed cards that could have won a trick.</source>
        <translation>Pasé cartas que podrían haber ganado una baza.</translation>
    </message>
    <message>
        <source>I wanted to see my cards before I bid.</source>
        <translation>Quería ver mis cartas antes de apostar.</translation>
    </message>
    <message>
        <source>Nobody could take any more tricks from me.</source>
        <translation>Nadie podía quitarme ya más bazas.</translation>
    </message>
    <message>
        <source>Others can beat this card, which protects your nil.</source>
        <translation>Otros pueden superar esta carta, y eso protege tu nil.</translation>
    </message>
    <message>
        <source>Others could beat it, which protected my nil.</source>
        <translation>Otros podían superarla, y eso protegía mi nil.</translation>
    </message>
    <message>
        <source>No remaining card of its suit beats it.</source>
        <translation>Ninguna carta que quede de su palo la supera.</translation>
    </message>
    <message>
        <source>By my count, no remaining card of the suit could beat it.</source>
        <translation>Según mis cuentas, ninguna carta que quedara del palo podía superarla.</translation>
    </message>
    <message>
        <source>No remaining spade beats it.</source>
        <translation>Ninguna pica que quede la supera.</translation>
    </message>
    <message>
        <source>By my count, no remaining spade could beat it.</source>
        <translation>Según mis cuentas, ninguna pica que quedara podía superarla.</translation>
    </message>
    <message>
        <source>Nobody else has any %4 left, so only a spade can beat it.</source>
        <translation>A nadie más le quedan %4, así que solo una pica puede superarla.</translation>
    </message>
    <message>
        <source>By my count, nobody else had any %4 left, so only a spade could beat it.</source>
        <translation>Según mis cuentas, a nadie más le quedaban %4, así que solo una pica podía superarla.</translation>
    </message>
    <message>
        <source>Your contract is made: lead a card that others can beat.</source>
        <translation>Tu contrato está cumplido: conviene salir con una carta que otros puedan superar.</translation>
    </message>
    <message>
        <source>Our contract was made, so I led a card that others could beat.</source>
        <translation>Nuestro contrato estaba cumplido; por eso mi salida fue una carta que otros podían superar.</translation>
    </message>
    <message>
        <source>It draws spades from the others.</source>
        <translation>Les saca picas a los demás.</translation>
    </message>
    <message>
        <source>I wanted to draw spades from the other hands.</source>
        <translation>Quería sacarles picas a los demás.</translation>
    </message>
    <message>
        <source>This is the lowest card you can win the trick with.</source>
        <translation>Es la carta más baja con la que puedes ganar la baza.</translation>
    </message>
    <message>
        <source>I was last and took the trick as cheaply as I could.</source>
        <translation>Cerraba la baza y la hice lo más barato que pude.</translation>
    </message>
    <message>
        <source>It wins the trick.</source>
        <translation>Gana la baza.</translation>
    </message>
    <message>
        <source>I was last and took the trick.</source>
        <translation>Cerraba la baza y la hice.</translation>
    </message>
    <message>
        <source>It&apos;s now winning, and no card of that suit can beat it.</source>
        <translation>Ahora va ganando, y ninguna carta de ese palo puede superarla.</translation>
    </message>
    <message>
        <source>By my count, no card of the suit could beat it.</source>
        <translation>Según mis cuentas, ninguna carta del palo podía superarla.</translation>
    </message>
    <message>
        <source>I wanted to win the trick or make the next players play a higher card.</source>
        <translation>Quería ganar la baza o hacer que los siguientes jugaran una carta más alta.</translation>
    </message>
    <message>
        <source>%1 is already winning, but take the trick yourself so that you lead next.</source>
        <translation>%1 ya va ganando, pero haz tú la baza para salir en la siguiente.</translation>
    </message>
    <message>
        <source>%1 was already winning, but I took the trick myself to lead next.</source>
        <translation>%1 ya iba ganando, pero hice yo la baza para salir en la siguiente.</translation>
    </message>
    <message>
        <source>%1 is winning so far, but this card is harder to beat.</source>
        <translation>%1 va ganando por ahora, pero esta carta es más difícil de superar.</translation>
    </message>
    <message>
        <source>%1 was winning so far, but my card was harder to beat.</source>
        <translation>%1 iba ganando en ese momento, pero mi carta era más difícil de superar.</translation>
    </message>
    <message>
        <source>%1 is winning, but every card you may play takes the trick.</source>
        <translation>%1 va ganando, pero cualquier carta que puedas jugar hace la baza.</translation>
    </message>
    <message>
        <source>%1 is already winning: save your higher cards.</source>
        <translation>%1 ya va ganando: guarda tus cartas altas.</translation>
    </message>
    <message>
        <source>%1 was already winning, so I saved my higher cards.</source>
        <translation>%1 ya iba ganando, así que guardé mis cartas altas.</translation>
    </message>
    <message>
        <source>%1 is winning, and your contract is made: get rid of a high card before it brings you a bag.</source>
        <translation>%1 va ganando, y tu contrato está cumplido: líbrate de una carta alta antes de que te traiga una bolsa.</translation>
    </message>
    <message>
        <source>%1 was winning and our contract was made: I got rid of a high card before it could bring us a bag.</source>
        <translation>%1 iba ganando y nuestro contrato estaba cumplido: me libré de una carta alta antes de que nos trajera una bolsa.</translation>
    </message>
    <message>
        <source>Your contract is made: get rid of a high card before it brings you a bag.</source>
        <translation>Tu contrato está cumplido: líbrate de una carta alta antes de que te traiga una bolsa.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play the card you need least.</source>
        <translation>No puedes ganar esta baza: juega la carta que menos necesites.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, so I played the card I needed least.</source>
        <translation>No podía ganar la baza, así que jugué la carta que menos necesitaba.</translation>
    </message>
    <message>
        <source>It&apos;s better to leave this trick to the others.</source>
        <translation>Es mejor dejar esta baza a los demás.</translation>
    </message>
    <message>
        <source>It takes the trick from %1 and saves the nil.</source>
        <translation>Le quita la baza a %1 y salva el nil.</translation>
    </message>
    <message>
        <source>I took the trick from %1 to save the nil.</source>
        <translation>Le quité la baza a %1 para salvar el nil.</translation>
    </message>
    <message>
        <source>Whatever card of this suit %1 plays, it will be lower than this one.</source>
        <translation>Cualquier carta de este palo que juegue %1 será más baja que esta.</translation>
    </message>
    <message>
        <source>Whatever card of the suit %1 played, it would be lower than mine.</source>
        <translation>Cualquier carta del palo que jugara %1 sería más baja que la mía.</translation>
    </message>
    <message>
        <source>A nil bidder gets rid of high cards first. %1 could play any card below the %3 and chose the %2. So %1&apos;s other cards of this suit are probably lower still, and this card protects the nil.</source>
        <translation>Quien apuesta nil suelta primero las cartas altas. %1 podía jugar cualquier carta por debajo de %3 y eligió %2. Así que las demás cartas de %1 de este palo serán seguramente aún más bajas, y esta carta protege el nil.</translation>
    </message>
    <message>
        <source>%1 could play any card below the %3 and chose the %2. So %1&apos;s other cards of the suit were probably lower still, and my card protected the nil.</source>
        <translation>%1 podía jugar cualquier carta por debajo de %3 y eligió %2. Así que las demás cartas de %1 del palo serían seguramente aún más bajas, y mi carta protegía el nil.</translation>
    </message>
    <message>
        <source>Keep the %2 to lead it later: it is so low that %1, who bid nil, may have to beat it and take the trick.</source>
        <translation>Guarda %2 para salir con ella más tarde: es tan baja que %1, que apostó nil, quizá tenga que superarla y hacer la baza.</translation>
    </message>
    <message>
        <source>I kept the %2 to lead it later: it was so low that %1, who had bid nil, might have to beat it and take the trick.</source>
        <translation>Guardé %2 para salir con ella más tarde: era tan baja que %1, que había apostado nil, quizá tuviera que superarla y hacer la baza.</translation>
    </message>
    <message>
        <source>It&apos;s so low that %1, who bid nil, may have to take the trick.</source>
        <translation>Es tan baja que %1, que apostó nil, quizá tenga que hacer la baza.</translation>
    </message>
    <message>
        <source>It was so low that %1, who had bid nil, might have to take the trick.</source>
        <translation>Era tan baja que %1, que había apostado nil, quizá tuviera que hacer la baza.</translation>
    </message>
    <message numerus="yes">
        <source>After %n more spade(s), nobody can trump the %2.</source>
        <translation>
            <numerusform>Con %n pica menos en juego, nadie podrá fallar %2.</numerusform>
            <numerusform>Con %n picas menos en juego, nadie podrá fallar %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n more spade(s), nobody could trump my %2.</source>
        <translation>
            <numerusform>Con %n pica menos en juego, nadie podría fallar mi %2.</numerusform>
            <numerusform>Con %n picas menos en juego, nadie podría fallar mi %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the %2 is gone, your %3 is the highest.</source>
        <translation>Cuando haya salido %2, tu %3 será la carta más alta.</translation>
    </message>
    <message>
        <source>Once the %2 was gone, my %3 was the highest.</source>
        <translation>Cuando hubiera salido %2, mi %3 sería la carta más alta.</translation>
    </message>
    <message>
        <source>It&apos;s your last card of that suit, so from now on you can trump when others lead that suit.</source>
        <translation>Es tu última carta de ese palo, así que desde ahora podrás fallar cuando otro salga a ese palo.</translation>
    </message>
    <message>
        <source>I played my last card of the suit, so from then on I could trump when others led that suit.</source>
        <translation>Jugué mi última carta del palo, así que desde entonces podía fallar cuando otro salía a ese palo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s); the match is almost lost either way.</source>
        <translation>
            <numerusform>%1 cuesta %n punto; la partida está casi perdida de todos modos.</numerusform>
            <numerusform>%1 cuesta %n puntos; la partida está casi perdida de todos modos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s); the match is almost won either way.</source>
        <translation>
            <numerusform>%1 cuesta %n punto; la partida está casi ganada de todos modos.</numerusform>
            <numerusform>%1 cuesta %n puntos; la partida está casi ganada de todos modos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s); the chance to win the match hardly changes.</source>
        <translation>
            <numerusform>%1 cuesta %n punto; la probabilidad de ganar la partida apenas cambia.</numerusform>
            <numerusform>%1 cuesta %n puntos; la probabilidad de ganar la partida apenas cambia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s).</source>
        <translation>
            <numerusform>%1 cuesta %n punto.</numerusform>
            <numerusform>%1 cuesta %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win: %3% with %1, %2% without it.</source>
        <translation>Probabilidad de ganar: %3&#xa0;% con %1; si no, %2&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s) and lowers the chance to win from %3% to %2%.</source>
        <translation>
            <numerusform>%1 cuesta %n punto y baja la probabilidad de ganar del %3&#xa0;% al %2&#xa0;%.</numerusform>
            <numerusform>%1 cuesta %n puntos y baja la probabilidad de ganar del %3&#xa0;% al %2&#xa0;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lowers the chance to win from %3% to %2%.</source>
        <translation>%1 baja la probabilidad de ganar del %3&#xa0;% al %2&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 is a little worse.</source>
        <translation>%1 es un poco peor.</translation>
    </message>
    <message>
        <source>Talk between partners isn&apos;t reviewed.</source>
        <translation>Lo que hablan los compañeros no se analiza.</translation>
    </message>
    <message>
        <source>Plays made when time ran out aren&apos;t reviewed.</source>
        <translation>Las jugadas hechas al acabarse el tiempo no se analizan.</translation>
    </message>
    <message>
        <source>Only the card finally played is reviewed.</source>
        <translation>Solo se analiza la carta jugada al final.</translation>
    </message>
    <message>
        <source>A challenge is reviewed only if the cards played until then prove it right.</source>
        <translation>Una denuncia solo se analiza si las cartas jugadas hasta entonces la demuestran.</translation>
    </message>
    <message>
        <source>Cards of a nil in the dark are played unseen, so they aren&apos;t reviewed.</source>
        <translation>Las cartas de un nil a oscuras se juegan sin verlas, así que no se analizan.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>No había otra opción.</translation>
    </message>
    <message>
        <source>Any legal card is equally good.</source>
        <translation>Cualquier carta legal es igual de buena.</translation>
    </message>
    <message>
        <source>All cards were known here.</source>
        <translation>Aquí se conocían todas las cartas.</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>No se encontró nada mejor.</translation>
    </message>
    <message>
        <source>%1: too close to tell which is better.</source>
        <translation>%1: demasiado igualado para saber qué es mejor.</translation>
    </message>
    <message>
        <source>Your nil would succeed %1% of the time.</source>
        <translation>Tu nil se cumpliría el %1&#xa0;% de las veces.</translation>
    </message>
    <message>
        <source>With this choice, your nil succeeds %1% of the time instead of %2%.</source>
        <translation>Con esta decisión, tu nil se cumple el %1&#xa0;% de las veces en lugar del %2&#xa0;%.</translation>
    </message>
    <message>
        <source>With this choice, %1&apos;s nil succeeds %2% of the time instead of %3%.</source>
        <translation>Con esta decisión, el nil de %1 se cumple el %2&#xa0;% de las veces en lugar del %3&#xa0;%.</translation>
    </message>
    <message>
        <source>With this choice, you make your contract %1% of the time instead of %2%.</source>
        <translation>Con esta decisión, cumples tu contrato el %1&#xa0;% de las veces en lugar del %2&#xa0;%.</translation>
    </message>
    <message>
        <source>With this choice, the opponents are set %1% of the time instead of %2%.</source>
        <translation>Con esta decisión, los rivales caen el %1&#xa0;% de las veces en lugar del %2&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>Your contract is made and you have %1: %2 would bring the next bag, which costs %n point(s).</source>
        <translation>
            <numerusform>Tu contrato está cumplido y tienes %1: %2 traería la próxima bolsa, que cuesta %n punto.</numerusform>
            <numerusform>Tu contrato está cumplido y tienes %1: %2 traería la próxima bolsa, que cuesta %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n bolsa</numerusform>
            <numerusform>%n bolsas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 brings more bags.</source>
        <translation>%1 trae más bolsas.</translation>
    </message>
    <message>
        <source>All contracts are made, so every further trick is only a bag. With %1 you take a bag that the opponents would otherwise get.</source>
        <translation>Todos los contratos están cumplidos, así que cada baza más es solo una bolsa. Con %1 te llevas una bolsa que, si no, sería para los rivales.</translation>
    </message>
    <message>
        <source>Your contract is made: %1 would bring you more bags.</source>
        <translation>Tu contrato está cumplido: %1 te traería más bolsas.</translation>
    </message>
    <message>
        <source>With this choice, the chance to lose the match in this deal is %1% instead of %2%.</source>
        <translation>Con esta decisión, la probabilidad de perder la partida en esta mano es del %1&#xa0;% en lugar del %2&#xa0;%.</translation>
    </message>
    <message>
        <source>With this choice, the chance to win the match in this deal is %1% instead of %2%.</source>
        <translation>Con esta decisión, la probabilidad de ganar la partida en esta mano es del %1&#xa0;% en lugar del %2&#xa0;%.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In place of cards, within a sentence: no card at all.</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>Passing %1 instead of %2</source>
        <translation>Pasar %1 en vez de %2</translation>
    </message>
    <message>
        <source>Discarding %1 instead of %2</source>
        <translation>Descartar %1 en vez de %2</translation>
    </message>
    <message>
        <source>Taking %1 instead of %2</source>
        <translation>Tomar %1 en vez de %2</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 en vez de %2</translation>
    </message>
    <message>
        <source>looking first</source>
        <translation>mirar antes</translation>
    </message>
    <message>
        <source>staying</source>
        <extracomment>Not to raise the bid, within a sentence, noun.</extracomment>
        <translation>mantenerse</translation>
    </message>
    <message>
        <source>Your nil succeeds %1% of the time.</source>
        <translation>Tu nil se cumple el %1&#xa0;% de las veces.</translation>
    </message>
    <message>
        <source>%1&apos;s nil succeeds %2% of the time.</source>
        <translation>El nil de %1 se cumple el %2&#xa0;% de las veces.</translation>
    </message>
    <message numerus="yes">
        <source>This spreads the bag penalty over the bags, each of which counts as a loss of %n point(s).</source>
        <translation>
            <numerusform>Aquí la penalización por bolsas se reparte entre las bolsas, y cada una cuenta como una pérdida de %n punto.</numerusform>
            <numerusform>Aquí la penalización por bolsas se reparte entre las bolsas, y cada una cuenta como una pérdida de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This counts each bag as a loss of %n point(s).</source>
        <translation>
            <numerusform>Aquí cada bolsa cuenta como una pérdida de %n punto.</numerusform>
            <numerusform>Aquí cada bolsa cuenta como una pérdida de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you don&apos;t do this, the deal is worth %n point(s) less.</source>
        <translation>
            <numerusform>Si no lo haces, la mano vale %n punto menos.</numerusform>
            <numerusform>Si no lo haces, la mano vale %n puntos menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you don&apos;t do this, the chance to win drops by %n percentage point(s).</source>
        <translation>
            <numerusform>Si no lo haces, la probabilidad de ganar baja %n punto porcentual.</numerusform>
            <numerusform>Si no lo haces, la probabilidad de ganar baja %n puntos porcentuales.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you don&apos;t do this, the deal is worth about the same.</source>
        <translation>Si no lo haces, la mano vale más o menos lo mismo.</translation>
    </message>
    <message>
        <source>%1 is about as good.</source>
        <translation>%1 vale más o menos lo mismo.</translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <translation>Casi igual de bueno: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Next best: %1, worth %n point(s) less.</source>
        <translation>
            <numerusform>La mejor alternativa: %1, que vale %n punto menos.</numerusform>
            <numerusform>La mejor alternativa: %1, que vale %n puntos menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next best: %1, with a chance to win that is %n percentage point(s) lower.</source>
        <translation>
            <numerusform>La mejor alternativa: %1, con %n punto porcentual menos de probabilidad de ganar.</numerusform>
            <numerusform>La mejor alternativa: %1, con %n puntos porcentuales menos de probabilidad de ganar.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the match %1% of the time and scores %2 points on average; the opponents score %3.</source>
        <translation>Gana la partida el %1&#xa0;% de las veces y da %2 puntos en promedio; los rivales hacen %3.</translation>
    </message>
    <message>
        <source>The contract is made %1% of the time and set %2%.</source>
        <translation>El contrato se cumple el %1&#xa0;% de las veces y cae el %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Your nil is safe.</source>
        <translation>Tu nil está a salvo.</translation>
    </message>
    <message>
        <source>Your side wins all the remaining tricks.</source>
        <translation>Tu bando gana todas las bazas que quedan.</translation>
    </message>
    <message>
        <source>Your side can&apos;t win any more tricks.</source>
        <translation>Tu bando ya no puede ganar más bazas.</translation>
    </message>
    <message numerus="yes">
        <source>Your side wins exactly %n of the remaining tricks.</source>
        <translation>
            <numerusform>Tu bando gana exactamente %n de las bazas que quedan.</numerusform>
            <numerusform>Tu bando gana exactamente %n de las bazas que quedan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We were %n point(s) behind.</source>
        <translation>
            <numerusform>Íbamos %n punto por detrás.</numerusform>
            <numerusform>Íbamos %n puntos por detrás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n point(s) behind.</source>
        <translation>
            <numerusform>Vas %n punto por detrás.</numerusform>
            <numerusform>Vas %n puntos por detrás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next bag would cost us %n point(s).</source>
        <translation>
            <numerusform>La próxima bolsa nos costaría %n punto.</numerusform>
            <numerusform>La próxima bolsa nos costaría %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your next bag costs %n point(s).</source>
        <translation>
            <numerusform>Tu próxima bolsa cuesta %n punto.</numerusform>
            <numerusform>Tu próxima bolsa cuesta %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents would reach %n point(s) by making their bid.</source>
        <translation>
            <numerusform>Los rivales llegarían a %n punto si cumplieran su apuesta.</numerusform>
            <numerusform>Los rivales llegarían a %n puntos si cumplieran su apuesta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents reach %n point(s) if they make their bid.</source>
        <translation>
            <numerusform>Los rivales llegan a %n punto si cumplen su apuesta.</numerusform>
            <numerusform>Los rivales llegan a %n puntos si cumplen su apuesta.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, who bid nil, is winning so far: leave them the trick.</source>
        <translation>%1, que apostó nil, va ganando por ahora: déjale la baza.</translation>
    </message>
    <message>
        <source>%1, who had bid nil, was winning so far, so I left them the trick.</source>
        <translation>%1, que había apostado nil, iba ganando en ese momento, así que le dejé la baza.</translation>
    </message>
    <message>
        <source>%1 was winning, but any card I could have played would have taken the trick.</source>
        <translation>%1 iba ganando, pero cualquier carta que hubiera podido jugar habría hecho la baza.</translation>
    </message>
    <message>
        <source>Our contract was made: I got rid of a high card before it could bring us a bag.</source>
        <translation>Nuestro contrato estaba cumplido: me libré de una carta alta antes de que nos trajera una bolsa.</translation>
    </message>
    <message numerus="yes">
        <source>I had to bid at least %n trick(s).</source>
        <translation>
            <numerusform>Tenía que apostar al menos %n baza.</numerusform>
            <numerusform>Tenía que apostar al menos %n bazas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, we would reach %n point(s); a lower one would not have been enough.</source>
        <translation>
            <numerusform>Cumpliendo esta apuesta llegaríamos a %n punto; una más baja no habría bastado.</numerusform>
            <numerusform>Cumpliendo esta apuesta llegaríamos a %n puntos; una más baja no habría bastado.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s nil left more tricks for the other players.</source>
        <translation>El nil de %1 dejaba más bazas a los demás.</translation>
    </message>
    <message>
        <source>Your nil left more tricks for the other players.</source>
        <translation>Tu nil dejaba más bazas a los demás.</translation>
    </message>
    <message numerus="yes">
        <source>The others had bid only %n trick(s), which left more for me.</source>
        <translation>
            <numerusform>Los demás solo habían apostado %n baza; así quedaban más para mí.</numerusform>
            <numerusform>Los demás solo habían apostado %n bazas; así quedaban más para mí.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the deals I imagined, it paid to bid more.</source>
        <translation>En las manos que imaginé, salía a cuenta apostar más.</translation>
    </message>
    <message>
        <source>I was hopeful and bid more than that.</source>
        <translation>Fui optimista y aposté más.</translation>
    </message>
    <message>
        <source>In my experience, it pays to bid more with such a hand.</source>
        <translation>Según mi experiencia, con una mano así conviene apostar más.</translation>
    </message>
    <message>
        <source>I bid less than that to be safe.</source>
        <translation>Aposté menos para ir sobre seguro.</translation>
    </message>
    <message>
        <source>One of us had to bid nil.</source>
        <translation>Uno de los dos tenía que apostar nil.</translation>
    </message>
    <message>
        <source>Only a spade can beat it: %1 has no more %4.</source>
        <translation>Solo una pica puede superarla: a %1 no le quedan %4.</translation>
    </message>
    <message>
        <source>By my count, only a spade could beat it: %1 had no more %4.</source>
        <translation>Según mis cuentas, solo una pica podía superarla: a %1 no le quedaban %4.</translation>
    </message>
    <message>
        <source>%1 is already winning: leave them the trick.</source>
        <translation>%1 ya va ganando: déjale la baza.</translation>
    </message>
    <message>
        <source>%1 was already winning, so I left them the trick.</source>
        <translation>%1 ya iba ganando, así que le dejé la baza.</translation>
    </message>
    <message>
        <source>It&apos;s so high that %1, who bid nil, can probably play below it.</source>
        <translation>Es tan alta que %1, que apostó nil, seguramente puede jugar por debajo.</translation>
    </message>
    <message>
        <source>It was so high that %1, who had bid nil, could probably play below it.</source>
        <translation>Era tan alta que %1, que había apostado nil, seguramente podía jugar por debajo.</translation>
    </message>
    <message>
        <source>Our contract could no longer be made.</source>
        <translation>Nuestro contrato ya no podía cumplirse.</translation>
    </message>
    <message>
        <source>I held %1, and you had bid %3.</source>
        <translation>Yo tenía %1, y tú habías apostado %3.</translation>
    </message>
    <message>
        <source>I had no sure tricks, and you had bid %2.</source>
        <translation>No tenía bazas seguras, y tú habías apostado %2.</translation>
    </message>
    <message>
        <source>You had bid %2 and could cover me.</source>
        <translation>Habías apostado %2 y podías protegerme.</translation>
    </message>
    <message>
        <source>You had bid %2.</source>
        <translation>Habías apostado %2.</translation>
    </message>
    <message>
        <source>You probably held %2 (%3%).</source>
        <translation>Probablemente tenías %2 (%3 %).</translation>
    </message>
    <message>
        <source>You probably had no more %2 (%3%).</source>
        <translation>Probablemente no te quedaban %2 (%3 %).</translation>
    </message>
    <message>
        <source>Of what I passed, %1 could have won a trick.</source>
        <translation>De lo que pasé, esto podría haber ganado una baza: %1.</translation>
    </message>
    <message>
        <source>I saw a danger to my nil in %1.</source>
        <translation>Para mi nil veía un peligro en %1.</translation>
    </message>
    <message>
        <source>I passed %1 so that I could discard when that suit was led.</source>
        <translation>Pasé %1 para poder descartar en las salidas de ese palo.</translation>
    </message>
    <message>
        <source>I kept cards that can cover %1&apos;s nil and passed cards that can hardly hurt it.</source>
        <translation>Guardé cartas que pueden proteger el nil de %1 y pasé otras que apenas pueden dañarlo.</translation>
    </message>
    <message>
        <source>I kept cards that can cover your nil and passed cards that can hardly hurt it.</source>
        <translation>Guardé cartas que pueden proteger tu nil y pasé otras que apenas pueden dañarlo.</translation>
    </message>
    <message>
        <source>Of what I passed, %2 can hardly hurt %1&apos;s nil.</source>
        <translation>De lo que pasé, esto apenas puede dañar el nil de %1: %2.</translation>
    </message>
    <message>
        <source>Of what I passed, %2 can hardly hurt your nil.</source>
        <translation>De lo que pasé, esto apenas puede dañar tu nil: %2.</translation>
    </message>
    <message>
        <source>Nothing I kept would have been safer to pass than %1.</source>
        <translation>Nada de lo que guardé habría sido más inofensivo que %1.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: get rid of this card without risk to your nil.</source>
        <translation>No puedes asistir: líbrate de esta carta sin riesgo para tu nil.</translation>
    </message>
    <message>
        <source>I couldn&apos;t follow suit, so I got rid of a card without risk to my nil.</source>
        <translation>No podía asistir, así que me libré de una carta sin riesgo para mi nil.</translation>
    </message>
    <message>
        <source>By my count, only a spade could beat it: you had no more %4.</source>
        <translation>Según mis cuentas, solo una pica podía superarla: a ti no te quedaban %4.</translation>
    </message>
    <message>
        <source>You were already winning, but I took the trick myself to lead next.</source>
        <translation>Ya ibas ganando, pero hice yo la baza para salir en la siguiente.</translation>
    </message>
    <message>
        <source>You were winning so far, but my card was harder to beat.</source>
        <translation>Ibas ganando en ese momento, pero mi carta era más difícil de superar.</translation>
    </message>
    <message>
        <source>You were winning, but any card I could have played would have taken the trick.</source>
        <translation>Ibas ganando, pero cualquier carta que hubiera podido jugar habría hecho la baza.</translation>
    </message>
    <message>
        <source>You were already winning, so I saved my higher cards.</source>
        <translation>Ya ibas ganando, así que guardé mis cartas altas.</translation>
    </message>
    <message>
        <source>%1 is winning so far: save your higher cards.</source>
        <translation>%1 va ganando por ahora: guarda tus cartas altas.</translation>
    </message>
    <message>
        <source>%1 was winning so far, so I saved my higher cards.</source>
        <translation>%1 iba ganando en ese momento, así que guardé mis cartas altas.</translation>
    </message>
    <message>
        <source>You were winning so far, so I saved my higher cards.</source>
        <translation>Ibas ganando en ese momento, así que guardé mis cartas altas.</translation>
    </message>
    <message>
        <source>You were already winning, so I left you the trick.</source>
        <translation>Ya ibas ganando, así que te dejé la baza.</translation>
    </message>
    <message>
        <source>%1 is winning so far: leave them the trick.</source>
        <translation>%1 va ganando por ahora: déjale la baza.</translation>
    </message>
    <message>
        <source>%1 was winning so far, so I left them the trick.</source>
        <translation>%1 iba ganando en ese momento, así que le dejé la baza.</translation>
    </message>
    <message>
        <source>You were winning so far, so I left you the trick.</source>
        <translation>Ibas ganando en ese momento, así que te dejé la baza.</translation>
    </message>
    <message>
        <source>You were winning and our contract was made: I got rid of a high card before it could bring us a bag.</source>
        <translation>Ibas ganando y nuestro contrato estaba cumplido: me libré de una carta alta antes de que nos trajera una bolsa.</translation>
    </message>
    <message>
        <source>I could have beaten the best card so far but did not want the trick.</source>
        <translation>Podía superar la mejor carta hasta entonces, pero no quería la baza.</translation>
    </message>
    <message>
        <source>Leave this trick to the others and save your better cards for later.</source>
        <translation>Deja esta baza a los demás y guarda tus mejores cartas para más tarde.</translation>
    </message>
    <message>
        <source>I could have beaten the best card so far but saved my better cards for later.</source>
        <translation>Podía superar la mejor carta hasta entonces, pero guardé mis mejores cartas para más tarde.</translation>
    </message>
    <message>
        <source>You had bid nil and were winning so far, so I left you the trick.</source>
        <translation>Habías apostado nil e ibas ganando en ese momento, así que te dejé la baza.</translation>
    </message>
    <message>
        <source>I took the trick from you to save the nil.</source>
        <translation>Te quité la baza para salvar el nil.</translation>
    </message>
    <message>
        <source>Whatever card of the suit you played, it would be lower than mine.</source>
        <translation>Cualquier carta del palo que jugaras sería más baja que la mía.</translation>
    </message>
    <message>
        <source>You could play any card below the %3 and chose the %2. So your other cards of the suit were probably lower still, and my card protected the nil.</source>
        <translation>Podías jugar cualquier carta por debajo de %3 y elegiste %2. Así que tus demás cartas del palo serían seguramente aún más bajas, y mi carta protegía el nil.</translation>
    </message>
    <message>
        <source>%1, who bid nil, is still to play: under this card it is easier for them to stay out of the trick.</source>
        <translation>%1, que apostó nil, aún tiene que jugar: por debajo de esta carta le será más fácil evitar la baza.</translation>
    </message>
    <message>
        <source>%1, who had bid nil, was still to play: under my card it was easier to stay out of the trick.</source>
        <translation>%1, que había apostado nil, aún tenía que jugar: por debajo de mi carta era más fácil evitar la baza.</translation>
    </message>
    <message>
        <source>You had bid nil and were still to play: under my card it was easier to stay out of the trick.</source>
        <translation>Habías apostado nil y aún tenías que jugar: por debajo de mi carta era más fácil evitar la baza.</translation>
    </message>
    <message>
        <source>It was so high that you could probably play below it and keep your nil.</source>
        <translation>Era tan alta que seguramente podías jugar por debajo y conservar tu nil.</translation>
    </message>
    <message>
        <source>I kept the %2 to lead it later: it was so low that you, having bid nil, might have to beat it and take the trick.</source>
        <translation>Guardé %2 para salir con ella más tarde: era tan baja que tú, con tu nil, quizá tuvieras que superarla y hacer la baza.</translation>
    </message>
    <message>
        <source>It was so low that you, having bid nil, might have to take the trick.</source>
        <translation>Era tan baja que tú, con tu nil, quizá tuvieras que hacer la baza.</translation>
    </message>
    <message>
        <source>No other number was allowed.</source>
        <translation>No se permitía otro número.</translation>
    </message>
    <message>
        <source>No other bid was allowed.</source>
        <translation>No se permitía otra apuesta.</translation>
    </message>
    <message>
        <source>%1 is winning so far, and you can&apos;t: play the card you need least.</source>
        <translation>%1 va ganando por ahora y tú no puedes: juega la carta que menos necesites.</translation>
    </message>
    <message>
        <source>%1 was winning so far, and I couldn&apos;t, so I played the card I needed least.</source>
        <translation>%1 iba ganando en ese momento y yo no podía, así que jugué la carta que menos necesitaba.</translation>
    </message>
    <message>
        <source>You were winning so far, and I couldn&apos;t, so I played the card I needed least.</source>
        <translation>Ibas ganando en ese momento y yo no podía, así que jugué la carta que menos necesitaba.</translation>
    </message>
    <message>
        <source>Our contract was made, but the opponents could still be set.</source>
        <translation>Nuestro contrato estaba cumplido, pero los rivales aún podían caer.</translation>
    </message>
    <message>
        <source>Our contract was made, but %1&apos;s nil could still fail.</source>
        <translation>Nuestro contrato estaba cumplido, pero el nil de %1 aún podía fallar.</translation>
    </message>
    <message>
        <source>Our contract was made, but your nil could still fail.</source>
        <translation>Nuestro contrato estaba cumplido, pero tu nil aún podía fallar.</translation>
    </message>
    <message>
        <source>Any card you may play would be winning so far; hope someone covers it.</source>
        <translation>Cualquier carta que puedas jugar iría ganando por ahora; ojalá alguien la supere.</translation>
    </message>
    <message>
        <source>Any card I could have played would have been winning so far, and I hoped to be covered.</source>
        <translation>Cualquier carta que hubiera podido jugar habría ido ganando, y esperaba que me protegieran.</translation>
    </message>
    <message>
        <source>All your %4 beat the %2; the %3 is the easiest for the others to cover.</source>
        <translation>Todas tus cartas de %4 superan %2; para los demás, la más fácil de superar es %3.</translation>
    </message>
    <message>
        <source>All my %4 beat the %2, and the %3 was the easiest for the others to cover.</source>
        <translation>Todas mis cartas de %4 superaban %2; para los demás, la más fácil de superar era %3.</translation>
    </message>
    <message>
        <source>All your %4 beat the %2; hope someone covers the %3.</source>
        <translation>Todas tus cartas de %4 superan %2; ojalá alguien supere %3.</translation>
    </message>
    <message>
        <source>All my %4 beat the %2; I hoped someone would cover the %3.</source>
        <translation>Todas mis cartas de %4 superaban %2; esperaba que alguien superara %3.</translation>
    </message>
    <message>
        <source>All your %4 beat the %2, and only a spade can cover the %3.</source>
        <translation>Todas tus cartas de %4 superan %2, y solo una pica puede superar %3.</translation>
    </message>
    <message>
        <source>All my %4 beat the %2, and only a spade could cover the %3.</source>
        <translation>Todas mis cartas de %4 superaban %2, y solo una pica podía superar %3.</translation>
    </message>
    <message>
        <source>Every card you may play takes this trick, so your nil can&apos;t be saved.</source>
        <translation>Cualquier carta que puedas jugar gana esta baza, así que tu nil no tiene salvación.</translation>
    </message>
    <message>
        <source>Every card I could have played would have taken the trick, so my nil couldn&apos;t be saved.</source>
        <translation>Cualquier carta que hubiera podido jugar habría ganado la baza, así que mi nil no tenía salvación.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: get rid of the %3, which endangers your nil.</source>
        <translation>No puedes asistir: líbrate de %3, un peligro para tu nil.</translation>
    </message>
    <message>
        <source>I couldn&apos;t follow suit, so I got rid of the %3, which endangered my nil.</source>
        <translation>No podía asistir, así que me libré de %3, un peligro para mi nil.</translation>
    </message>
    <message>
        <source>%1 has no more %4 and can probably discard a card that endangers their nil.</source>
        <translation>A %1 no le quedan %4 y probablemente puede descartar una carta peligrosa para su nil.</translation>
    </message>
    <message>
        <source>%1 had no more %4 and could probably discard a dangerous card.</source>
        <translation>A %1 no le quedaban %4 y probablemente podía descartar una carta peligrosa.</translation>
    </message>
    <message>
        <source>You had no more %4 and could probably discard a dangerous card.</source>
        <translation>No te quedaban %4 y probablemente podías descartar una carta peligrosa.</translation>
    </message>
    <message>
        <source>%1 has no more %4 and may be able to trump this trick.</source>
        <translation>A %1 no le quedan %4 y quizá pueda fallar esta baza.</translation>
    </message>
    <message>
        <source>%1 had no more %4 and might trump the trick.</source>
        <translation>A %1 no le quedaban %4 y quizá podía fallar la baza.</translation>
    </message>
    <message>
        <source>You had no more %4 and might trump the trick.</source>
        <translation>No te quedaban %4 y quizá podías fallar la baza.</translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, I would reach %n point(s); a lower one would not have been enough.</source>
        <translation>
            <numerusform>Cumpliendo esta apuesta llegaría a %n punto; una más baja no habría bastado.</numerusform>
            <numerusform>Cumpliendo esta apuesta llegaría a %n puntos; una más baja no habría bastado.</numerusform>
        </translation>
    </message>
    <message>
        <source>My contract was made; every further trick was a bag.</source>
        <translation>Mi contrato estaba cumplido; cada baza más era una bolsa.</translation>
    </message>
    <message>
        <source>My contract was made, but the opponents could still be set.</source>
        <translation>Mi contrato estaba cumplido, pero los rivales aún podían caer.</translation>
    </message>
    <message>
        <source>My contract was made, but %1&apos;s nil could still fail.</source>
        <translation>Mi contrato estaba cumplido, pero el nil de %1 aún podía fallar.</translation>
    </message>
    <message>
        <source>My contract was made, but your nil could still fail.</source>
        <translation>Mi contrato estaba cumplido, pero tu nil aún podía fallar.</translation>
    </message>
    <message>
        <source>My contract could no longer be made.</source>
        <translation>Mi contrato ya no podía cumplirse.</translation>
    </message>
    <message numerus="yes">
        <source>I still needed %n trick(s) for my contract.</source>
        <translation>
            <numerusform>Aún me faltaba %n baza para el contrato.</numerusform>
            <numerusform>Aún me faltaban %n bazas para el contrato.</numerusform>
        </translation>
    </message>
    <message>
        <source>My contract was made, so I led a card that others could beat.</source>
        <translation>Mi contrato estaba cumplido; por eso mi salida fue una carta que otros podían superar.</translation>
    </message>
    <message>
        <source>My contract was made: I got rid of a high card before it could bring me a bag.</source>
        <translation>Mi contrato estaba cumplido: me libré de una carta alta antes de que me trajera una bolsa.</translation>
    </message>
    <message numerus="yes">
        <source>I was %n point(s) behind.</source>
        <translation>
            <numerusform>Iba %n punto por detrás.</numerusform>
            <numerusform>Iba %n puntos por detrás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next bag would cost me %n point(s).</source>
        <translation>
            <numerusform>La próxima bolsa me costaría %n punto.</numerusform>
            <numerusform>La próxima bolsa me costaría %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win all the remaining tricks.</source>
        <translation>Ganas todas las bazas que quedan.</translation>
    </message>
    <message>
        <source>You can&apos;t win any more tricks.</source>
        <translation>Ya no puedes ganar más bazas.</translation>
    </message>
    <message numerus="yes">
        <source>You win exactly %n of the remaining tricks.</source>
        <translation>
            <numerusform>Ganas exactamente %n de las bazas que quedan.</numerusform>
            <numerusform>Ganas exactamente %n de las bazas que quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>I expected my hand to take hardly any tricks.</source>
        <translation>No esperaba hacer casi ninguna baza con mis cartas.</translation>
    </message>
    <message>
        <source>At first sight, I put the nil&apos;s chances at about %1%.</source>
        <translation>A primera vista, le daba al nil alrededor de un %1&#xa0;% de probabilidad.</translation>
    </message>
    <message>
        <source>At first sight, I gave the nil hardly any chance.</source>
        <translation>A primera vista, no le daba al nil casi ninguna posibilidad.</translation>
    </message>
    <message>
        <source>By my count, nobody else had any %1 left.</source>
        <translation>Según mis cuentas, a nadie más le quedaban %1.</translation>
    </message>
    <message>
        <source>My contract was made, but further tricks could bring more than bags.</source>
        <translation>Mi contrato estaba cumplido, pero otras bazas podían traer algo más que bolsas.</translation>
    </message>
    <message>
        <source>Our contract was made, but further tricks could bring more than bags.</source>
        <translation>Nuestro contrato estaba cumplido, pero otras bazas podían traer algo más que bolsas.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, and neither the %2 nor the %3 is likely to win one later.</source>
        <translation>No puedes ganar esta baza, y ni %2 ni %3 ganarán probablemente otra más tarde.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, and neither the %2 nor the %3 was likely to win one later.</source>
        <translation>No podía ganar la baza, y ni %2 ni %3 iban a ganar probablemente otra más tarde.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep the %2 for a trick that you want to lose.</source>
        <translation>No puedes ganar esta baza: guarda %2 para una baza que quieras perder.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick and kept the %2 for one that I would want to lose.</source>
        <translation>No podía ganar la baza y guardé %2 para otra que quisiera perder.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep the %2, which protects your %3.</source>
        <translation>No puedes ganar esta baza: guarda %2, que protege %3.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick and kept the %2, which protected my %3.</source>
        <translation>No podía ganar la baza y guardé %2, que protegía %3.</translation>
    </message>
    <message>
        <source>Keep the %2 for later and lead a card that others can beat.</source>
        <translation>Guarda %2 para más tarde y haz la salida con una carta que otros puedan superar.</translation>
    </message>
    <message>
        <source>I kept the %2 for later and led a card that others could beat.</source>
        <translation>Guardé %2 para más tarde y mi salida fue una carta que otros podían superar.</translation>
    </message>
    <message>
        <source>None of your cards is sure to win: lead one that others can beat.</source>
        <translation>Ninguna de tus cartas gana con seguridad: haz la salida con una que otros puedan superar.</translation>
    </message>
    <message>
        <source>None of my cards was sure to win, so I led one that others could beat.</source>
        <translation>Ninguna de mis cartas ganaba con seguridad; por eso mi salida fue una que otros podían superar.</translation>
    </message>
    <message>
        <source>This nil couldn&apos;t be made.</source>
        <translation>Este nil no se podía cumplir.</translation>
    </message>
    <message>
        <source>%1 held %2.</source>
        <translation>%1 tenía %2.</translation>
    </message>
    <message>
        <source>You held %2.</source>
        <translation>Tenías %2.</translation>
    </message>
    <message>
        <source>%1 had no more %2.</source>
        <translation>A %1 no le quedaban %2.</translation>
    </message>
    <message>
        <source>You had no more %2.</source>
        <translation>No te quedaban %2.</translation>
    </message>
    <message numerus="yes">
        <source>The other hands held %n more of the %1.</source>
        <translation>
            <numerusform>Los demás aún tenían %n carta de %1.</numerusform>
            <numerusform>Los demás aún tenían %n cartas de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else had any %1 left.</source>
        <translation>A nadie más le quedaban %1.</translation>
    </message>
    <message numerus="yes">
        <source>I hoped for tricks from lower cards among my %n %1.</source>
        <translation>
            <numerusform>Esperaba bazas de cartas más bajas entre mi %n %1.</numerusform>
            <numerusform>Esperaba bazas de cartas más bajas entre mis %n %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I had to bid nil or at least %n trick(s).</source>
        <translation>
            <numerusform>Tenía que apostar nil o al menos %n baza.</numerusform>
            <numerusform>Tenía que apostar nil o al menos %n bazas.</numerusform>
        </translation>
    </message>
    <message>
        <source>At first sight, a nil had hardly any chance.</source>
        <translation>A primera vista, un nil apenas tenía posibilidades.</translation>
    </message>
    <message>
        <source>At first sight, a nil had a chance of only about %1%.</source>
        <translation>A primera vista, un nil solo tenía una probabilidad de cerca del %1&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>I held %n spade(s), which gave my number.</source>
        <translation>
            <numerusform>Tenía %n pica, y eso daba mi número.</numerusform>
            <numerusform>Tenía %n picas, y eso daba mi número.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n spade(s), which gives your number.</source>
        <translation>
            <numerusform>Tienes %n pica, y eso da tu número.</numerusform>
            <numerusform>Tienes %n picas, y eso da tu número.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expect your hand to take about %1 of the tricks.</source>
        <translation>De tu mano cabe esperar unas %1 de las bazas.</translation>
    </message>
    <message>
        <source>I discarded my last %1 so that I could trump that suit.</source>
        <translation>Descarté mis últimos %1 para poder fallar ese palo.</translation>
    </message>
    <message>
        <source>I discarded from my shortest suit, %1, to be able to trump it sooner.</source>
        <translation>Descarté de mi palo más corto, %1, para poder fallarlo antes.</translation>
    </message>
    <message>
        <source>The cards I discarded were not likely to win a trick.</source>
        <translation>No era probable que las cartas descartadas ganaran una baza.</translation>
    </message>
    <message>
        <source>I had a nil in mind and discarded %1, which could have won a trick.</source>
        <translation>Pensaba en un nil y descarté lo que podía ganar una baza: %1.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3, which is a trump.</source>
        <translation>De %1 y %2 guardé %3, que es triunfo.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3, which was more likely to win a trick.</source>
        <translation>De %1 y %2 guardé %3, que tenía más posibilidades de ganar una baza.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3.</source>
        <translation>De %1 y %2 guardé %3.</translation>
    </message>
    <message>
        <source>I kept the %1, which is a trump.</source>
        <translation>Guardé %1, que es triunfo.</translation>
    </message>
    <message>
        <source>I kept the %1, which was likely to win a trick.</source>
        <translation>Guardé %1, que probablemente ganaría una baza.</translation>
    </message>
    <message>
        <source>I kept the %1, as I expected no better next card.</source>
        <translation>Guardé %1 porque no esperaba una carta mejor.</translation>
    </message>
    <message>
        <source>I discarded the %1, as I expected a better next card.</source>
        <translation>Descarté %1 porque esperaba una carta mejor.</translation>
    </message>
    <message>
        <source>It made no difference which card I played.</source>
        <translation>Daba igual qué carta jugara.</translation>
    </message>
    <message>
        <source>I didn&apos;t see how much this endangered my nil.</source>
        <translation>No vi cuánto ponía en peligro mi nil.</translation>
    </message>
    <message>
        <source>None of your cards can win this trick: get rid of the %3, your highest of that suit, which might endanger your nil later.</source>
        <translation>Ninguna de tus cartas puede ganar esta baza: deshazte de %3, la más alta de ese palo, que podría poner en peligro tu nil.</translation>
    </message>
    <message>
        <source>None of my cards could win the trick, so I got rid of the %3, my highest of that suit, which might have endangered my nil later.</source>
        <translation>Ninguna de mis cartas podía ganar la baza, así que me deshice de %3, la más alta de ese palo, que podía poner en peligro mi nil.</translation>
    </message>
    <message>
        <source>None of the cards you may play can win this trick, so your nil is safe here anyway.</source>
        <translation>Ninguna de las cartas que puedes jugar gana esta baza: aquí tu nil está a salvo de todos modos.</translation>
    </message>
    <message>
        <source>None of the cards I could have played would have won the trick, so my nil was safe there anyway.</source>
        <translation>Ninguna de las cartas que podía jugar habría ganado la baza: mi nil estaba a salvo de todos modos.</translation>
    </message>
    <message>
        <source>No card of the suit could beat it.</source>
        <translation>Ninguna carta del palo podía superarla.</translation>
    </message>
    <message>
        <source>No card could beat it.</source>
        <translation>Ninguna carta podía superarla.</translation>
    </message>
    <message>
        <source>You have no %4 and can trump.</source>
        <translation>No tienes %4 y puedes fallar.</translation>
    </message>
    <message>
        <source>I had no %4 and trumped.</source>
        <translation>No tenía %4 y fallé.</translation>
    </message>
    <message>
        <source>You have no %4 and can trump with the lowest spade that is enough.</source>
        <translation>No tienes %4 y puedes fallar con la pica más baja que basta.</translation>
    </message>
    <message>
        <source>I had no %4 and trumped with my lowest spade that was enough.</source>
        <translation>No tenía %4 y fallé con mi pica más baja que bastaba.</translation>
    </message>
    <message>
        <source>%1 is winning so far: keep the %2 for a trick that you want to lose.</source>
        <translation>%1 va ganando por ahora: guarda %2 para una baza que quieras perder.</translation>
    </message>
    <message>
        <source>%1 was winning so far, and I kept the %2 for a trick that I would want to lose.</source>
        <translation>%1 iba ganando en ese momento, y guardé %2 para una baza que quisiera perder.</translation>
    </message>
    <message>
        <source>You were winning so far, and I kept the %2 for a trick that I would want to lose.</source>
        <translation>Ibas ganando en ese momento, y guardé %2 para una baza que quisiera perder.</translation>
    </message>
    <message>
        <source>%1 is winning so far, and you can&apos;t: play your lowest card of the suit.</source>
        <translation>%1 va ganando por ahora y tú no puedes: juega tu carta más baja del palo.</translation>
    </message>
    <message>
        <source>%1 was winning so far, and I couldn&apos;t, so I played my lowest card of the suit.</source>
        <translation>%1 iba ganando en ese momento y yo no podía, así que jugué mi carta más baja del palo.</translation>
    </message>
    <message>
        <source>You were winning so far, and I couldn&apos;t, so I played my lowest card of the suit.</source>
        <translation>Ibas ganando en ese momento y yo no podía, así que jugué mi carta más baja del palo.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play your lowest card of the suit.</source>
        <translation>No puedes ganar esta baza: juega tu carta más baja del palo.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, so I played my lowest card of the suit.</source>
        <translation>No podía ganar la baza, así que jugué mi carta más baja del palo.</translation>
    </message>
    <message>
        <source>Your contract is made: leave this trick to the others, for it would only be a bag.</source>
        <translation>Tu contrato está cumplido: deja esta baza a los demás, pues solo sería una bolsa.</translation>
    </message>
    <message>
        <source>Our contract was made and the trick would only have been a bag, so I left it to the others.</source>
        <translation>Nuestro contrato estaba cumplido y la baza solo habría sido una bolsa, así que la dejé a los demás.</translation>
    </message>
    <message>
        <source>My contract was made and the trick would only have been a bag, so I left it to the others.</source>
        <translation>Mi contrato estaba cumplido y la baza solo habría sido una bolsa, así que la dejé a los demás.</translation>
    </message>
    <message numerus="yes">
        <source>With this choice, your chance of a bag penalty in this deal (%n point(s)) is %1% instead of %2%.</source>
        <translation>
            <numerusform>Con esta decisión, tu riesgo de penalización por bolsas en esta mano (%n punto) es del %1&#xa0;% en lugar del %2&#xa0;%.</numerusform>
            <numerusform>Con esta decisión, tu riesgo de penalización por bolsas en esta mano (%n puntos) es del %1&#xa0;% en lugar del %2&#xa0;%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this choice, the opponents&apos; chance of a bag penalty in this deal (%n point(s)) is %1% instead of %2%.</source>
        <translation>
            <numerusform>Con esta decisión, el riesgo de penalización por bolsas de los rivales en esta mano (%n punto) es del %1&#xa0;% en lugar del %2&#xa0;%.</numerusform>
            <numerusform>Con esta decisión, el riesgo de penalización por bolsas de los rivales en esta mano (%n puntos) es del %1&#xa0;% en lugar del %2&#xa0;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>keeping the %1</source>
        <translation>guardar %1</translation>
    </message>
    <message>
        <source>discarding the %1</source>
        <translation>descartar %1</translation>
    </message>
    <message>
        <source>Your nil is certain to succeed.</source>
        <translation>Tu nil se cumple con seguridad.</translation>
    </message>
    <message>
        <source>%1&apos;s nil is certain to succeed.</source>
        <translation>El nil de %1 se cumple con seguridad.</translation>
    </message>
    <message>
        <source>It&apos;s a trump, and the other card isn&apos;t.</source>
        <translation>Es triunfo y la otra carta no.</translation>
    </message>
    <message>
        <source>It&apos;s more likely to win a trick than the other card.</source>
        <translation>Es más probable que gane una baza que la otra carta.</translation>
    </message>
    <message>
        <source>My rules of thumb misled me: %1 would have been better.</source>
        <translation>Mis reglas prácticas me engañaron: %1 habría sido mejor.</translation>
    </message>
    <message>
        <source>With no %1 left, you can trump that suit.</source>
        <translation>Sin %1 puedes fallar ese palo.</translation>
    </message>
    <message>
        <source>Your shortest suit is %1: with fewer, you can trump it sooner.</source>
        <translation>Tu palo más corto es %1: con menos cartas puedes fallarlo antes.</translation>
    </message>
    <message>
        <source>These cards are not likely to win a trick.</source>
        <translation>No es probable que estas cartas ganen una baza.</translation>
    </message>
    <message>
        <source>Of the kitty, %1 seemed most useful to my hand.</source>
        <translation>Del pozo, lo más útil para mi mano me pareció esto: %1.</translation>
    </message>
    <message>
        <source>It hardly mattered whether I played the %1 or the %2.</source>
        <translation>Apenas importaba si jugaba %1 o %2.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play a card that you can spare.</source>
        <translation>No puedes ganar esta baza: juega una carta de la que puedas prescindir.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, so I played a card that I could spare.</source>
        <translation>No podía ganar la baza, así que jugué una carta de la que podía prescindir.</translation>
    </message>
    <message>
        <source>%1 almost certainly held %2 (%3%).</source>
        <translation>Casi seguro que %1 tenía %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>You almost certainly held %2 (%3%).</source>
        <translation>Casi seguro que tenías %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>%1 almost certainly had no more %2 (%3%).</source>
        <translation>Casi seguro que a %1 no le quedaban %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>You almost certainly had no more %2 (%3%).</source>
        <translation>Casi seguro que no te quedaban %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>Reason for %1: %2</source>
        <translation>Motivo de %1: %2</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Tienes %1.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, and it hardly mattered whether I played the %1 or the %2.</source>
        <translation>No podía ganar la baza, y apenas importaba si jugaba %1 o %2.</translation>
    </message>
    <message>
        <source>Hope that the next players beat it: then it can no longer endanger your nil.</source>
        <translation>Confía en que los siguientes la superen: así ya no puede poner en peligro tu nil.</translation>
    </message>
    <message>
        <source>I hoped that the next players would beat it, so that it could no longer endanger my nil.</source>
        <translation>Esperaba que los siguientes la superaran, para que ya no pudiera poner en peligro mi nil.</translation>
    </message>
    <message>
        <source>It&apos;s now winning, and the next players need a better card to beat it.</source>
        <translation>Ahora va ganando, y los siguientes necesitan una carta mejor para superarla.</translation>
    </message>
    <message>
        <source>Any card you may play would be winning so far: play the lowest.</source>
        <translation>Cualquier carta que puedas jugar iría ganando por ahora: juega la más baja.</translation>
    </message>
    <message>
        <source>Any card I could have played would have been winning so far, so I played the lowest.</source>
        <translation>Cualquier carta que hubiera podido jugar habría ido ganando, así que jugué la más baja.</translation>
    </message>
    <message>
        <source>%1 is already winning: save your spades.</source>
        <translation>%1 ya va ganando: guarda tus picas.</translation>
    </message>
    <message>
        <source>%1 was already winning, so I saved my spades.</source>
        <translation>%1 ya iba ganando, así que guardé mis picas.</translation>
    </message>
    <message>
        <source>You were already winning, so I saved my spades.</source>
        <translation>Ya ibas ganando, así que guardé mis picas.</translation>
    </message>
    <message>
        <source>%1 is winning so far: save your spades.</source>
        <translation>%1 va ganando por ahora: guarda tus picas.</translation>
    </message>
    <message>
        <source>%1 was winning so far, so I saved my spades.</source>
        <translation>%1 iba ganando en ese momento, así que guardé mis picas.</translation>
    </message>
    <message>
        <source>You were winning so far, so I saved my spades.</source>
        <translation>Ibas ganando en ese momento, así que guardé mis picas.</translation>
    </message>
    <message>
        <source>Leave this trick to the others and save your spades for later.</source>
        <translation>Deja esta baza a los demás y guarda tus picas para después.</translation>
    </message>
    <message>
        <source>I could have trumped but saved my spades for later.</source>
        <translation>Podía haber fallado, pero guardé mis picas para después.</translation>
    </message>
    <message>
        <source>The others hold more %4, so it&apos;s less likely to be trumped than the %2.</source>
        <translation>Los demás tienen más %4, así que es menos probable que la fallen que %2.</translation>
    </message>
    <message>
        <source>The others held more %4, so it was less likely to be trumped than the %2.</source>
        <translation>Los demás tenían más %4, así que era menos probable que la fallaran que %2.</translation>
    </message>
    <message>
        <source>After it, your %2 is the highest of that suit.</source>
        <translation>Después, tu %2 es la más alta del palo.</translation>
    </message>
    <message>
        <source>After it, my %2 was the highest of the suit.</source>
        <translation>Después, mi %2 era la más alta del palo.</translation>
    </message>
    <message>
        <source>%1 has no more %4 and could trump the %2.</source>
        <translation>A %1 no le quedan %4 y podría fallar %2.</translation>
    </message>
    <message>
        <source>%1 had no more %4 and could have trumped the %2.</source>
        <translation>A %1 no le quedaban %4 y podía haber fallado %2.</translation>
    </message>
    <message>
        <source>You had no more %4 and could have trumped the %2.</source>
        <translation>No te quedaban %4 y podías haber fallado %2.</translation>
    </message>
    <message>
        <source>%1 led %4 before: lead that suit again.</source>
        <translation>%1 ya salió con %4: sal otra vez con ese palo.</translation>
    </message>
    <message>
        <source>%1 had led %4 before, so I led that suit again.</source>
        <translation>%1 ya había salido con %4, así que volví a salir con ese palo.</translation>
    </message>
    <message>
        <source>You had led %4 before, so I led that suit again.</source>
        <translation>Ya habías salido con %4, así que volví a salir con ese palo.</translation>
    </message>
    <message>
        <source>Keep the %2, which protects your %3.</source>
        <translation>Guarda %2, que protege %3.</translation>
    </message>
    <message>
        <source>I kept the %2, which protected my %3.</source>
        <translation>Guardé %2, que protegía %3.</translation>
    </message>
    <message>
        <source>Save the %2, which is more likely to win a trick later.</source>
        <translation>Guarda %2, que tiene más probabilidades de ganar una baza después.</translation>
    </message>
    <message>
        <source>I saved the %2, which was more likely to win a trick later.</source>
        <translation>Guardé %2, que tenía más probabilidades de ganar una baza después.</translation>
    </message>
    <message>
        <source>It leaves you only one card of that suit, so you may soon be able to trump.</source>
        <translation>Te deja una sola carta de ese palo, así que quizá pronto puedas fallar.</translation>
    </message>
    <message>
        <source>It left me only one card of the suit, so I might soon be able to trump.</source>
        <translation>Me dejó una sola carta del palo, así que quizá pronto podría fallar.</translation>
    </message>
    <message>
        <source>It&apos;s your longest suit apart from spades, so a low card of it may win a trick later.</source>
        <translation>Es tu palo más largo aparte de picas: una carta baja suya quizá gane una baza después.</translation>
    </message>
    <message>
        <source>It was my longest suit apart from spades, so a low card of it might win a trick later.</source>
        <translation>Era mi palo más largo aparte de picas: una carta baja suya podía ganar una baza después.</translation>
    </message>
    <message>
        <source>It&apos;s harder to beat than the %2.</source>
        <translation>Es más difícil de superar que %2.</translation>
    </message>
    <message>
        <source>It was harder to beat than the %2.</source>
        <translation>Era más difícil de superar que %2.</translation>
    </message>
    <message>
        <source>Keep the %2 for a trick that you want to lose.</source>
        <translation>Guarda %2 para una baza que quieras perder.</translation>
    </message>
    <message>
        <source>I kept the %2 for a trick that I would want to lose.</source>
        <translation>Guardé %2 para una baza que quisiera perder.</translation>
    </message>
    <message>
        <source>More cards still out are above it than above the %2.</source>
        <translation>Quedan fuera más cartas por encima de ella que de %2.</translation>
    </message>
    <message>
        <source>More cards still out were above it than above the %2.</source>
        <translation>Quedaban fuera más cartas por encima de ella que de %2.</translation>
    </message>
    <message>
        <source>It endangers your nil more than the %2.</source>
        <translation>Pone tu nil en más peligro que %2.</translation>
    </message>
    <message>
        <source>It endangered my nil more than the %2.</source>
        <translation>Ponía mi nil en más peligro que %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out are above it than above the %2.</source>
        <translation>Quedan fuera menos cartas por encima de ella que de %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out were above it than above the %2.</source>
        <translation>Quedaban fuera menos cartas por encima de ella que de %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out are below it than below the %2.</source>
        <translation>Quedan fuera menos cartas por debajo de ella que de %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out were below it than below the %2.</source>
        <translation>Quedaban fuera menos cartas por debajo de ella que de %2.</translation>
    </message>
    <message>
        <source>I held %1 (about %4), and %2 had bid %3.</source>
        <translation>Yo tenía %1 (unas %4), y %2 había apostado %3.</translation>
    </message>
    <message>
        <source>I held %1 (about %4), and you had bid %3.</source>
        <translation>Yo tenía %1 (unas %4), y tú habías apostado %3.</translation>
    </message>
    <message>
        <source>I held %1 (about %2).</source>
        <translation>Yo tenía %1 (unas %2).</translation>
    </message>
    <message>
        <source>No higher bid was allowed.</source>
        <translation>No se permitía una apuesta más alta.</translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, I would reach %n point(s); no more was needed.</source>
        <translation>
            <numerusform>Si cumplía esta apuesta, llegaba a %n punto; no hacía falta más.</numerusform>
            <numerusform>Si cumplía esta apuesta, llegaba a %n puntos; no hacía falta más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, we would reach %n point(s); no more was needed.</source>
        <translation>
            <numerusform>Si cumplíamos esta apuesta, llegábamos a %n punto; no hacía falta más.</numerusform>
            <numerusform>Si cumplíamos esta apuesta, llegábamos a %n puntos; no hacía falta más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others had bid %n trick(s), which left fewer for me.</source>
        <translation>
            <numerusform>Los demás habían apostado %n baza, así que me quedaban menos.</numerusform>
            <numerusform>Los demás habían apostado %n bazas, así que me quedaban menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the deals I imagined, a higher bid did worse.</source>
        <translation>En las manos que imaginé, una apuesta más alta salía peor.</translation>
    </message>
    <message>
        <source>I bid less than that to be safe: being set costs more than a bag.</source>
        <translation>Aposté menos para ir sobre seguro: caer cuesta más que una bolsa.</translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and no %1, I hoped to trump (about %2).</source>
        <translation>
            <numerusform>Con %n pica y sin %1, esperaba fallar alguna baza (unas %2).</numerusform>
            <numerusform>Con %n picas y sin %1, esperaba fallar alguna baza (unas %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and hardly any %1, I hoped to trump (about %2).</source>
        <translation>
            <numerusform>Con %n pica y casi sin %1, esperaba fallar alguna baza (unas %2).</numerusform>
            <numerusform>Con %n picas y casi sin %1, esperaba fallar alguna baza (unas %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I hoped for tricks from lower cards among my %n %1 (about %2).</source>
        <translation>
            <numerusform>Esperaba bazas de cartas más bajas entre mi %n %1 (unas %2).</numerusform>
            <numerusform>Esperaba bazas de cartas más bajas entre mis %n %1 (unas %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>I hoped for about %2 more from %1 and by trumping short suits.</source>
        <translation>Esperaba unas %2 más de %1 y de fallar en palos cortos.</translation>
    </message>
    <message>
        <source>I hoped for about %1 more by trumping short suits.</source>
        <translation>Esperaba unas %1 más de fallar en palos cortos.</translation>
    </message>
    <message>
        <source>I hoped for about %2 more from %1.</source>
        <translation>Esperaba unas %2 más de %1.</translation>
    </message>
    <message>
        <source>I hoped for about %1 more from my other cards.</source>
        <translation>Esperaba unas %1 más de mis otras cartas.</translation>
    </message>
    <message>
        <source>Trumping %1 and your other cards can add about %2.</source>
        <translation>Fallar en %1 y tus otras cartas pueden añadir unas %2.</translation>
    </message>
    <message>
        <source>Trumping %1 can add about %2.</source>
        <translation>Fallar en %1 puede añadir unas %2.</translation>
    </message>
    <message>
        <source>Lower %1 and your other cards can add about %2.</source>
        <translation>Las %1 más bajas y tus otras cartas pueden añadir unas %2.</translation>
    </message>
    <message>
        <source>Lower %1 can add about %2.</source>
        <translation>Las %1 más bajas pueden añadir unas %2.</translation>
    </message>
    <message>
        <source>Trumping short suits can add about %1.</source>
        <translation>Fallar en palos cortos puede añadir unas %1.</translation>
    </message>
    <message>
        <source>Trumping short suits and your other cards can add about %1.</source>
        <translation>Fallar en palos cortos y tus otras cartas pueden añadir unas %1.</translation>
    </message>
    <message>
        <source>%1 can add about %2.</source>
        <translation>%1: eso puede añadir unas %2.</translation>
    </message>
    <message>
        <source>Your other cards can add about %1.</source>
        <translation>Tus otras cartas pueden añadir unas %1.</translation>
    </message>
    <message>
        <source>Your highest spade is the %1.</source>
        <translation>Tu pica más alta es %1.</translation>
    </message>
    <message>
        <source>You have no spades.</source>
        <translation>No tienes picas.</translation>
    </message>
    <message numerus="yes">
        <source>My highest other card was the %1, with %n lower card(s) of its suit.</source>
        <translation>
            <numerusform>Mi otra carta más alta era %1, con %n carta más baja de su palo.</numerusform>
            <numerusform>Mi otra carta más alta era %1, con %n cartas más bajas de su palo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your highest other card is the %1, with %n lower card(s) of its suit.</source>
        <translation>
            <numerusform>Tu otra carta más alta es %1, con %n carta más baja de su palo.</numerusform>
            <numerusform>Tu otra carta más alta es %1, con %n cartas más bajas de su palo.</numerusform>
        </translation>
    </message>
    <message>
        <source>My highest other card was the %1.</source>
        <translation>Mi otra carta más alta era %1.</translation>
    </message>
    <message>
        <source>Your highest other card is the %1.</source>
        <translation>Tu otra carta más alta es %1.</translation>
    </message>
    <message>
        <source>You hold %1 (about %2).</source>
        <translation>Tienes %1 (unas %2).</translation>
    </message>
    <message>
        <source>That makes about %1 in all.</source>
        <translation>En total son unas %1.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3: the two were about equal.</source>
        <translation>De %1 y %2 me quedé con %3: eran casi iguales.</translation>
    </message>
    <message>
        <source>The two cards are about equal.</source>
        <translation>Las dos cartas son casi iguales.</translation>
    </message>
    <message>
        <source>An unseen hand makes a nil only about %1% of the time, so I looked at my cards first.</source>
        <translation>Sin ver las cartas, un nil solo sale alrededor del %1&#xa0;% de las veces, así que primero miré las mías.</translation>
    </message>
    <message>
        <source>An unseen hand makes a nil only about %1% of the time: look at your cards first.</source>
        <translation>Sin ver las cartas, un nil solo sale alrededor del %1&#xa0;% de las veces: mira primero las tuyas.</translation>
    </message>
    <message>
        <source>%1 had bid %2: I had to see which of my cards could cover that.</source>
        <translation>%1 había apostado %2: tenía que ver cuáles de mis cartas podían cubrirlo.</translation>
    </message>
    <message>
        <source>%1 bid %2: see which of your cards can cover that.</source>
        <translation>%1 apostó %2: mira cuáles de tus cartas pueden cubrirlo.</translation>
    </message>
    <message>
        <source>You had bid %2: I had to see which of my cards could cover that.</source>
        <translation>Habías apostado %2: tenía que ver cuáles de mis cartas podían cubrirlo.</translation>
    </message>
    <message>
        <source>Too much depends on the cards you haven&apos;t seen.</source>
        <translation>Depende demasiado de las cartas que no has visto.</translation>
    </message>
    <message>
        <source>My nil had failed already, so my tricks counted for our contract.</source>
        <translation>Mi nil ya había fallado, así que mis bazas contaban para nuestro contrato.</translation>
    </message>
    <message>
        <source>My nil had failed already.</source>
        <translation>Mi nil ya había fallado.</translation>
    </message>
    <message numerus="yes">
        <source>The next bag would cost the opponents %n point(s).</source>
        <translation>
            <numerusform>La próxima bolsa costaría a los rivales %n punto.</numerusform>
            <numerusform>La próxima bolsa costaría a los rivales %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My contract was almost out of reach: I still needed %n trick(s).</source>
        <translation>
            <numerusform>Mi contrato estaba casi perdido: aún me faltaba %n baza.</numerusform>
            <numerusform>Mi contrato estaba casi perdido: aún me faltaban %n bazas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our contract was almost out of reach: we still needed %n trick(s).</source>
        <translation>
            <numerusform>Nuestro contrato estaba casi perdido: aún nos faltaba %n baza.</numerusform>
            <numerusform>Nuestro contrato estaba casi perdido: aún nos faltaban %n bazas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same was true of the %1.</source>
        <translation>Lo mismo valía para %1.</translation>
    </message>
    <message>
        <source>Play low and save your better cards.</source>
        <translation>Juega bajo y guarda tus mejores cartas.</translation>
    </message>
    <message>
        <source>I played low and saved my better cards.</source>
        <translation>Jugué bajo y guardé mis mejores cartas.</translation>
    </message>
    <message>
        <source>%1 is still to play and may win this trick: save your better cards.</source>
        <translation>%1 aún tiene que jugar y puede ganar esta baza: guarda tus mejores cartas.</translation>
    </message>
    <message>
        <source>%1 was still to play and might win the trick, so I saved my better cards for later.</source>
        <translation>%1 aún tenía que jugar y podía ganar la baza, así que guardé mis mejores cartas para después.</translation>
    </message>
    <message>
        <source>You were still to play and might win the trick, so I saved my better cards for later.</source>
        <translation>Aún tenías que jugar y podías ganar la baza, así que guardé mis mejores cartas para después.</translation>
    </message>
    <message>
        <source>%1 is still to play and may win this trick: save your spades.</source>
        <translation>%1 aún tiene que jugar y puede ganar esta baza: guarda tus picas.</translation>
    </message>
    <message>
        <source>%1 was still to play and might win the trick, so I saved my spades for later.</source>
        <translation>%1 aún tenía que jugar y podía ganar la baza, así que guardé mis picas para después.</translation>
    </message>
    <message>
        <source>You were still to play and might win the trick, so I saved my spades for later.</source>
        <translation>Aún tenías que jugar y podías ganar la baza, así que guardé mis picas para después.</translation>
    </message>
    <message>
        <source>Your contract is made, so this trick would count as a bag.</source>
        <translation>Tu contrato está cumplido, así que esta baza contaría como bolsa.</translation>
    </message>
    <message>
        <source>Our contract was made and the trick would have counted as a bag, so I left it to the others.</source>
        <translation>Nuestro contrato estaba cumplido y la baza habría contado como bolsa, así que la dejé a los demás.</translation>
    </message>
    <message>
        <source>My contract was made and the trick would have counted as a bag, so I left it to the others.</source>
        <translation>Mi contrato estaba cumplido y la baza habría contado como bolsa, así que la dejé a los demás.</translation>
    </message>
    <message>
        <source>%1&apos;s nil leaves more tricks for the other players.</source>
        <translation>El nil de %1 deja más bazas para los demás jugadores.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n bag(s) already: a higher bid leaves fewer to come.</source>
        <translation>
            <numerusform>Ya tienes %n bolsa: una apuesta más alta deja venir menos.</numerusform>
            <numerusform>Ya tienes %n bolsas: una apuesta más alta deja venir menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I had %n bag(s) already: a higher bid left fewer to come.</source>
        <translation>
            <numerusform>Yo ya tenía %n bolsa: una apuesta más alta dejaba venir menos.</numerusform>
            <numerusform>Yo ya tenía %n bolsas: una apuesta más alta dejaba venir menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We had %n bag(s) already: a higher bid left fewer to come.</source>
        <translation>
            <numerusform>Ya teníamos %n bolsa: una apuesta más alta dejaba venir menos.</numerusform>
            <numerusform>Ya teníamos %n bolsas: una apuesta más alta dejaba venir menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s), low ones can win, too, once the others have none.</source>
        <translation>
            <numerusform>Con %n pica, también las bajas pueden ganar cuando los demás no tengan.</numerusform>
            <numerusform>Con %n picas, también las bajas pueden ganar cuando los demás no tengan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others have bid only %n trick(s), which leaves more for you.</source>
        <translation>
            <numerusform>Los demás solo han apostado %n baza; así quedan más para ti.</numerusform>
            <numerusform>Los demás solo han apostado %n bazas; así quedan más para ti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others have bid %n trick(s), which leaves fewer for you.</source>
        <translation>
            <numerusform>Los demás han apostado %n baza; así quedan menos para ti.</numerusform>
            <numerusform>Los demás han apostado %n bazas; así quedan menos para ti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 might not win, and being set costs more than a bag.</source>
        <translation>%1 quizá no ganara, y caer cuesta más que una bolsa.</translation>
    </message>
    <message>
        <source>The %1 may not win, and being set costs more than a bag.</source>
        <translation>%1 quizá no gane, y caer cuesta más que una bolsa.</translation>
    </message>
    <message>
        <source>I hoped for tricks from %1 and my other cards.</source>
        <translation>Esperaba bazas de %1 y de mis otras cartas.</translation>
    </message>
    <message>
        <source>I hoped for about %2 more from %1 and my other cards.</source>
        <translation>Esperaba unas %2 más de %1 y de mis otras cartas.</translation>
    </message>
    <message>
        <source>%1 and your other cards can add about %2.</source>
        <translation>%1 y tus otras cartas pueden añadir unas %2.</translation>
    </message>
    <message>
        <source>At first sight, a nil has hardly any chance.</source>
        <translation>A primera vista, un nil apenas tiene posibilidades.</translation>
    </message>
    <message>
        <source>At first sight, a nil has a chance of only about %1%.</source>
        <translation>A primera vista, un nil solo tiene alrededor del %1&#xa0;% de posibilidades.</translation>
    </message>
    <message>
        <source>In the deals played out, a higher bid did better.</source>
        <translation>En las manos simuladas, una apuesta más alta salía mejor.</translation>
    </message>
    <message>
        <source>In the deals played out, a lower bid did better.</source>
        <translation>En las manos simuladas, una apuesta más baja salía mejor.</translation>
    </message>
    <message>
        <source>A quick count gives about %1 of the tricks.</source>
        <translation>Un recuento rápido da unas %1 de las bazas.</translation>
    </message>
    <message>
        <source>The same is true of the %1.</source>
        <translation>Lo mismo vale para %1.</translation>
    </message>
    <message>
        <source>With the %1, my nil was as good as lost.</source>
        <translation>Con %1, mi nil estaba prácticamente perdido.</translation>
    </message>
    <message>
        <source>My nil was as good as lost.</source>
        <translation>Mi nil estaba prácticamente perdido.</translation>
    </message>
    <message>
        <source>It stays under the winning card, so your nil is safe on this trick.</source>
        <translation>Queda por debajo de la ganadora, así que tu nil está a salvo en esta baza.</translation>
    </message>
    <message>
        <source>It stayed under the winning card, so my nil was safe on that trick.</source>
        <translation>Quedaba por debajo de la ganadora, así que mi nil estaba a salvo en esa baza.</translation>
    </message>
    <message>
        <source>The %3 is your highest card that stays under the winning card: your nil is safe on this trick, and the %3 can&apos;t endanger it later.</source>
        <translation>%3 es tu carta más alta que queda por debajo de la ganadora: tu nil está a salvo en esta baza y %3 ya no podrá ponerlo en peligro.</translation>
    </message>
    <message>
        <source>The %3 was my highest card that stayed under the winning card, so my nil was safe on that trick and the %3 could not endanger it later.</source>
        <translation>%3 era mi carta más alta que quedaba por debajo de la ganadora: mi nil estaba a salvo en esa baza y %3 ya no podía ponerlo en peligro.</translation>
    </message>
    <message>
        <source>Hope that %1 beats it: then it can no longer endanger your nil.</source>
        <translation>Confía en que %1 la supere: así ya no puede poner en peligro tu nil.</translation>
    </message>
    <message>
        <source>I hoped that %1 would beat it, so that it could no longer endanger my nil.</source>
        <translation>Esperaba que %1 la superara, para que ya no pudiera poner en peligro mi nil.</translation>
    </message>
    <message>
        <source>I hoped that you would beat it, so that it could no longer endanger my nil.</source>
        <translation>Esperaba que tú la superaras, para que ya no pudiera poner en peligro mi nil.</translation>
    </message>
    <message>
        <source>It makes the opponents use their high cards.</source>
        <translation>Hace que los rivales gasten sus cartas altas.</translation>
    </message>
    <message>
        <source>I wanted the opponents to use their high cards.</source>
        <translation>Quería que los rivales gastaran sus cartas altas.</translation>
    </message>
    <message>
        <source>It&apos;s now winning, and %1 needs a better card to beat it.</source>
        <translation>Ahora va ganando, y %1 necesita una carta mejor para superarla.</translation>
    </message>
    <message>
        <source>I wanted to win the trick or make %1 play a higher card.</source>
        <translation>Quería ganar la baza o hacer que %1 jugara una carta más alta.</translation>
    </message>
    <message>
        <source>I wanted to win the trick or make you play a higher card.</source>
        <translation>Quería ganar la baza o hacer que jugaras una carta más alta.</translation>
    </message>
    <message>
        <source>You have no %4 and can trump; a lower spade would be easier to beat.</source>
        <translation>No tienes %4 y puedes fallar; una pica más baja sería más fácil de superar.</translation>
    </message>
    <message>
        <source>I had no %4 and trumped; a lower spade would have been easier to beat.</source>
        <translation>No tenía %4 y fallé; una pica más baja habría sido más fácil de superar.</translation>
    </message>
    <message>
        <source>%1, who bid nil, is still to play and may have to beat the %2.</source>
        <translation>%1, con su nil, aún tiene que jugar y quizá deba superar %2.</translation>
    </message>
    <message>
        <source>%1, who had bid nil, was still to play and might have to beat the %2.</source>
        <translation>%1, con su nil, aún tenía que jugar y quizá debiera superar %2.</translation>
    </message>
    <message>
        <source>You had bid nil, were still to play, and might have to beat the %2.</source>
        <translation>Habías apostado nil, aún tenías que jugar y quizá debieras superar %2.</translation>
    </message>
    <message>
        <source>Keep the %2, which may cover %1&apos;s nil later.</source>
        <translation>Guarda %2, que más tarde puede cubrir el nil de %1.</translation>
    </message>
    <message>
        <source>I kept the %2, which might cover %1&apos;s nil later.</source>
        <translation>Guardé %2, que más tarde podía cubrir el nil de %1.</translation>
    </message>
    <message>
        <source>I kept the %2, which might cover your nil later.</source>
        <translation>Guardé %2, que más tarde podía cubrir tu nil.</translation>
    </message>
    <message>
        <source>Your nil is safe whatever you play.</source>
        <translation>Tu nil está a salvo juegues lo que juegues.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3: neither was likely to win a trick.</source>
        <translation>De %1 y %2 me quedé con %3: ninguna tenía muchas posibilidades de ganar una baza.</translation>
    </message>
    <message>
        <source>Neither card is likely to win a trick.</source>
        <translation>Ninguna de las dos cartas tiene muchas posibilidades de ganar una baza.</translation>
    </message>
    <message>
        <source>I put my nil at risk: with a clearer head I would have played %1.</source>
        <translation>Puse en peligro mi nil: pensándolo mejor, habría jugado %1.</translation>
    </message>
    <message>
        <source>You can hardly win a trick in %4 yourself: hope that %1 can.</source>
        <translation>Tú apenas puedes ganar una baza de %4: confía en %1.</translation>
    </message>
    <message>
        <source>I could hardly win a trick in %4 myself and hoped that %1 could.</source>
        <translation>Yo apenas podía ganar una baza de %4 y confiaba en %1.</translation>
    </message>
    <message>
        <source>I could hardly win a trick in %4 myself and hoped that you could.</source>
        <translation>Yo apenas podía ganar una baza de %4 y confiaba en ti.</translation>
    </message>
    <message>
        <source>It covers %1&apos;s nil better than the %2: fewer cards still out are above it.</source>
        <translation>Cubre el nil de %1 mejor que %2: quedan menos cartas por encima.</translation>
    </message>
    <message>
        <source>It covered %1&apos;s nil better than the %2: fewer cards still out were above it.</source>
        <translation>Cubría el nil de %1 mejor que %2: quedaban menos cartas por encima.</translation>
    </message>
    <message>
        <source>It covered your nil better than the %2: fewer cards still out were above it.</source>
        <translation>Cubría tu nil mejor que %2: quedaban menos cartas por encima.</translation>
    </message>
    <message>
        <source>With this choice, %1&apos;s nil always succeeds instead of %2% of the time.</source>
        <translation>Con esta decisión, el nil de %1 se cumple siempre en lugar del %2&#xa0;% de las veces.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3: I had no %4 yet and could trump that suit.</source>
        <translation>De %1 y %2 me quedé con %3: aún no tenía %4 y podía fallar ese palo.</translation>
    </message>
    <message>
        <source>You have no %1 yet and can trump that suit.</source>
        <translation>Aún no tienes %1 y puedes fallar ese palo.</translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s), more of the low ones can win than a quick count allows for, once the others have none.</source>
        <translation>
            <numerusform>Con %n pica, pueden ganar más bajas de las que da un recuento rápido cuando los demás no tengan.</numerusform>
            <numerusform>Con %n picas, pueden ganar más bajas de las que da un recuento rápido cuando los demás no tengan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n point(s) behind, but too much depends on the cards you haven&apos;t seen.</source>
        <translation>
            <numerusform>Vas %n punto por detrás, pero demasiado depende de las cartas que no has visto.</numerusform>
            <numerusform>Vas %n puntos por detrás, pero demasiado depende de las cartas que no has visto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I was %n point(s) behind, but wanted to see my cards before I bid.</source>
        <translation>
            <numerusform>Iba %n punto por detrás, pero quería ver mis cartas antes de apostar.</numerusform>
            <numerusform>Iba %n puntos por detrás, pero quería ver mis cartas antes de apostar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We were %n point(s) behind, but I wanted to see my cards before I bid.</source>
        <translation>
            <numerusform>Íbamos %n punto por detrás, pero quería ver mis cartas antes de apostar.</numerusform>
            <numerusform>Íbamos %n puntos por detrás, pero quería ver mis cartas antes de apostar.</numerusform>
        </translation>
    </message>
    <message>
        <source>I broke my nil: with a clearer head I would have played %1.</source>
        <translation>Rompí mi nil: pensándolo mejor, habría jugado %1.</translation>
    </message>
</context>
<context>
    <name>renege</name>
    <message>
        <source>reneges are prevented.</source>
        <translation>los renuncios se impiden.</translation>
    </message>
    <message>
        <source>Reneges</source>
        <extracomment>Title of a rule: failing to follow suit though one could, noun.</extracomment>
        <translation>Renuncios</translation>
    </message>
    <message>
        <source>Whether reneges are prevented, or players may play any card and opponents may challenge a trick until the next deal starts.</source>
        <translation>Indica si los renuncios se impiden, o si se puede jugar cualquier carta y los rivales pueden denunciar una baza hasta que empiece la mano siguiente.</translation>
    </message>
    <message>
        <source>Prevented</source>
        <extracomment>A value of “Reneges”: the program does not let them happen, an adjective.</extracomment>
        <translation>Se impiden</translation>
    </message>
    <message>
        <source>May be challenged</source>
        <translation>Se pueden denunciar</translation>
    </message>
    <message>
        <source>renege reneging revoke revoking reneg follow suit illegal cheat catch call</source>
        <translation>renuncio renunciar no asistir asistir al palo jugada ilegal trampa pillar denunciar</translation>
    </message>
    <message>
        <source>renege; reneges; reneging; revoke; revokes; not following suit; cheating; false play; wrong card</source>
        <translation>renuncio; renuncios; renunciar; no asistir; no servir; no seguir el palo; trampas; jugada falsa; carta equivocada</translation>
    </message>
    <message>
        <source>Renege penalty</source>
        <translation>Penalización por renuncio</translation>
    </message>
    <message>
        <source>The penalty for a renege. The side that reneged is set and loses ten points for each trick bid; or it needs three more tricks than it bid; or it gives everything it scores in the deal to the challenger; or it is set and loses the match.</source>
        <translation>La penalización por un renuncio. El bando que hizo renuncio cae y pierde diez puntos por baza apostada; o necesita tres bazas más de las apostadas; o cede a quien denunció todo lo que puntúe en la mano; o cae y pierde la partida.</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>El contrato</translation>
    </message>
    <message>
        <source>Three tricks</source>
        <translation>Tres bazas</translation>
    </message>
    <message>
        <source>All points of the deal</source>
        <translation>Todos los puntos de la mano</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>renege reneging revoke revoking books renege loses the game over</source>
        <translation>renuncio renunciar no asistir libros el renuncio pierde la partida fin</translation>
    </message>
    <message>
        <source>renege penalty; revoke penalty; penalty for a renege; price of a renege; 3 books=three; three tricks=three; three books for a renege=three; renege loses the contract=contract; renege loses the game=match; renege game over=match; renege is game=match; renege loses the match=match</source>
        <translation>penalización por renuncio; castigo por renuncio; penalización por no asistir; precio de un renuncio; 3 libros=three; tres bazas=three; tres libros por renuncio=three; renuncio pierde el contrato=contract; renuncio pierde el juego=match; renuncio fin de partida=match; renuncio es partida=match; renuncio pierde la partida=match</translation>
    </message>
    <message>
        <source>The reneger&apos;s opponents count as making their bids</source>
        <translation>Tras un renuncio, las apuestas rivales se dan por cumplidas</translation>
    </message>
    <message>
        <source>When a renege is found, the contracts of all other sides count as made, however many tricks they took.</source>
        <translation>Si se descubre un renuncio, los contratos de los demás bandos se dan por cumplidos, hagan las bazas que hagan.</translation>
    </message>
    <message>
        <source>renege revoke opponents make their bid books</source>
        <translation>renuncio no asistir los rivales cumplen su apuesta libros</translation>
    </message>
    <message>
        <source>opponents make their bid=true; opponents make their contract=true; others make their bid=true; opponents get their bid=true</source>
        <translation>los rivales cumplen su apuesta=true; los rivales cumplen su contrato=true; los demás cumplen su apuesta=true; los rivales logran su apuesta=true</translation>
    </message>
    <message>
        <source>False challenge penalty</source>
        <translation>Penalización por denuncia falsa</translation>
    </message>
    <message>
        <source>How many tricks a side loses if its challenge was false. Nobody else gets them.</source>
        <translation>Cuántas bazas pierde un bando que denunció en falso. No son para nadie más.</translation>
    </message>
    <message>
        <source>renege reneging revoke accusation</source>
        <translation>renuncio acusación denuncia acusar falsa</translation>
    </message>
    <message>
        <source>wrong challenge; false challenge; wrong accusation; false accusation; wrong renege call; # books for a wrong challenge</source>
        <translation>denuncia falsa; denuncia equivocada; acusación falsa; acusación equivocada; renuncio mal denunciado; # libros por denuncia falsa</translation>
    </message>
    <message>
        <source>False challenge counts as a set</source>
        <translation>Una denuncia falsa cuenta como caída</translation>
    </message>
    <message>
        <source>After a false challenge, the challenger&apos;s side is set, however many tricks it took.</source>
        <translation>Tras una denuncia falsa, cae el bando de quien denunció, haga las bazas que haga.</translation>
    </message>
    <message>
        <source>renege revoke accusation wrong challenge call is a set</source>
        <translation>renuncio acusación denuncia falsa equivocada es una caída</translation>
    </message>
    <message>
        <source>wrong call is a set=true; wrong challenge is a set=true; false call is a set=true; wrong challenge sets=true</source>
        <translation>denuncia equivocada es caída=true; denuncia falsa es caída=true; acusación falsa es caída=true; denuncia falsa hace caer=true</translation>
    </message>
    <message>
        <source>Taking a card back</source>
        <translation>Retirar una carta</translation>
    </message>
    <message>
        <source>A card may be taken back until the next one is played.</source>
        <translation>Se puede retirar una carta hasta que se juegue la siguiente.</translation>
    </message>
    <message>
        <source>renege revoke undo mistake</source>
        <translation>renuncio deshacer error corregir retirar</translation>
    </message>
    <message>
        <source>take back; take back a card; take a card back; undo a card; touch move=false; card laid is played=false</source>
        <translation>deshacer; retirar una carta; recuperar una carta; deshacer una carta; carta tocada=false; carta jugada no se retira=false</translation>
    </message>
    <message>
        <source>Renege: the contract of %1 is lost</source>
        <translation>Renuncio: se pierde el contrato de %1</translation>
    </message>
    <message>
        <source>Renege: the deal&apos;s points go to the challenger</source>
        <translation>Renuncio: los puntos de la mano, a quien denunció</translation>
    </message>
    <message>
        <source>Points from the opponents who reneged</source>
        <translation>Puntos de los rivales que hicieron renuncio</translation>
    </message>
    <message>
        <source>&quot;renege&quot; is missing: when the rule renege_mode is on, enter the challenge, or null if nobody challenged</source>
        <translation>falta &quot;renege&quot;: si se usa la regla renege_mode, indica la denuncia, o null si nadie denunció</translation>
    </message>
    <message>
        <source>Reneging: any card can be played, but an opponent may challenge a trick until the next deal starts. Only the first renege found counts.</source>
        <translation>Renuncios: se puede jugar cualquier carta, pero un rival puede denunciar una baza hasta que empiece la mano siguiente. Solo cuenta el primer renuncio descubierto.</translation>
    </message>
    <message>
        <source>The side that reneged is set and loses 10 points for each trick bid.</source>
        <translation>El bando que hizo renuncio cae y pierde 10 puntos por baza apostada.</translation>
    </message>
    <message>
        <source>The side that reneged needs three more tricks for its contract.</source>
        <translation>El bando que hizo renuncio necesita tres bazas más para su contrato.</translation>
    </message>
    <message>
        <source>The challenger&apos;s side gets all points that the reneging side scores in the deal.</source>
        <translation>El bando que denunció se lleva todos los puntos que haga en la mano el bando que hizo renuncio.</translation>
    </message>
    <message>
        <source>The side that reneged is set, loses 10 points for each trick bid, and loses the match.</source>
        <translation>El bando que hizo renuncio cae, pierde 10 puntos por baza apostada y pierde la partida.</translation>
    </message>
    <message>
        <source>After a renege, the contracts of all other sides count as made, however many tricks they took.</source>
        <translation>Tras un renuncio, los contratos de los demás bandos se dan por cumplidos, hagan las bazas que hagan.</translation>
    </message>
    <message numerus="yes">
        <source>A false challenge costs %n trick(s), which no side gets.</source>
        <translation>
            <numerusform>Una denuncia falsa cuesta %n baza, que no es para nadie.</numerusform>
            <numerusform>Una denuncia falsa cuesta %n bazas, que no son para nadie.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a false challenge, the challenger&apos;s side is set.</source>
        <translation>Tras una denuncia falsa, cae el bando de quien denunció.</translation>
    </message>
    <message>
        <source>The player who reneged is set and loses 10 points for each trick bid.</source>
        <translation>El jugador que hizo renuncio cae y pierde 10 puntos por baza apostada.</translation>
    </message>
    <message>
        <source>The player who reneged needs three more tricks for their contract.</source>
        <translation>El jugador que hizo renuncio necesita tres bazas más para su contrato.</translation>
    </message>
    <message>
        <source>The challenger gets all points that the player who reneged scores in the deal.</source>
        <translation>El jugador que denunció se lleva todos los puntos que haga en la mano el jugador que hizo renuncio.</translation>
    </message>
    <message>
        <source>The player who reneged is set, loses 10 points for each trick bid, and loses the match.</source>
        <translation>El jugador que hizo renuncio cae, pierde 10 puntos por baza apostada y pierde la partida.</translation>
    </message>
    <message>
        <source>After a renege, the contracts of all other players count as made, however many tricks they took.</source>
        <translation>Tras un renuncio, los contratos de los demás jugadores se dan por cumplidos, hagan las bazas que hagan.</translation>
    </message>
    <message numerus="yes">
        <source>A false challenge costs %n trick(s), which nobody gets.</source>
        <translation>
            <numerusform>Una denuncia falsa cuesta %n baza, que no es para nadie.</numerusform>
            <numerusform>Una denuncia falsa cuesta %n bazas, que no son para nadie.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a false challenge, the challenger is set.</source>
        <translation>Tras una denuncia falsa, cae quien denunció.</translation>
    </message>
</context>
<context>
    <name>rulings</name>
    <message>
        <source>Ruling</source>
        <extracomment>The points or another number of a deal were changed by the players: noun, a decision as of an umpire.</extracomment>
        <translation>Arbitraje</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Arbitraje: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::AppText</name>
    <message>
        <source>About Sandbag</source>
        <translation>Acerca de Sandbag</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sandbag %1&lt;/h3&gt;&lt;p&gt;Spades by your house rules.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Card art, portraits, and texts are original.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sandbag %1&lt;/h3&gt;&lt;p&gt;Spades con las reglas de tu casa.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Las cartas, los retratos y los textos son originales.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>A match of %n deal(s) was played.</source>
        <translation>
            <numerusform>Se jugó una partida de %n mano.</numerusform>
            <numerusform>Se jugó una partida de %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rule Book</source>
        <translation>Libro de &amp;reglas</translation>
    </message>
    <message>
        <source>&amp;Using Sandbag</source>
        <translation>Cómo &amp;usar Sandbag</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;About Sandbag</source>
        <translation>&amp;Acerca de Sandbag</translation>
    </message>
    <message>
        <source>Spades by your house rules.</source>
        <translation>Spades con las reglas de tu casa.</translation>
    </message>
    <message>
        <source>A match (*.spades.json) or house rules (*.spades-rules.json).</source>
        <translation>Una partida (*.spades.json) o reglas de la casa (*.spades-rules.json).</translation>
    </message>
    <message>
        <source>%1, finished: %2</source>
        <comment>a game, and its score</comment>
        <translation>%1, acabada: %2</translation>
    </message>
    <message>
        <source>%1, deal %2: %3</source>
        <comment>a game, and its score</comment>
        <translation>%1, mano %2: %3</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Reglas de la casa: %1</translation>
    </message>
    <message>
        <source>M&amp;atches</source>
        <extracomment>Menu of the score keeper: matches played before, noun.</extracomment>
        <translation>P&amp;artidas</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Historial…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>Spades in a &amp;Minute</source>
        <translation>Spades en un &amp;minuto</translation>
    </message>
    <message>
        <source>&amp;Learn Spades</source>
        <translation>Apre&amp;nder Spades</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>Pro&amp;blemas</translation>
    </message>
    <message>
        <source>Print Rules for &amp;Guests…</source>
        <translation>Imprimir reglas para in&amp;vitados…</translation>
    </message>
    <message>
        <source>&amp;Counting Drill</source>
        <translation>Ejercicio de &amp;contar</translation>
    </message>
    <message>
        <source>Can&apos;t create folder %1.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>Use from Ne&amp;xt Deal On</source>
        <translation>Usar a partir de la próxima &amp;mano</translation>
    </message>
    <message>
        <source>Play a match automatically and save table.png and scorecard.pdf in &lt;folder&gt;.</source>
        <translation>Jugar una partida automáticamente y guardar table.png y scorecard.pdf en &lt;folder&gt;.</translation>
    </message>
    <message>
        <source>Keep score with real cards.</source>
        <translation>Anotar con cartas reales.</translation>
    </message>
    <message>
        <source>Save a picture of the match as &lt;picture&gt;.</source>
        <translation>Guardar una imagen de la partida como &lt;picture&gt;.</translation>
    </message>
    <message>
        <source>Picture size (default: 1440x900).</source>
        <translation>Tamaño de la imagen (por defecto, 1440x900).</translation>
    </message>
    <message>
        <source>&amp;Help with This Window</source>
        <translation>Ayu&amp;da con esta ventana</translation>
    </message>
    <message>
        <source>Pla&amp;y Together</source>
        <translation>J&amp;ugar en compañía</translation>
    </message>
    <message>
        <source>&amp;Open a Table…</source>
        <translation>&amp;Abrir una mesa…</translation>
    </message>
    <message>
        <source>&amp;Join a Table…</source>
        <translation>&amp;Unirse a una mesa…</translation>
    </message>
    <message>
        <source>Report a &amp;Bug…</source>
        <translation>Informar de un &amp;error…</translation>
    </message>
    <message>
        <source>Open the deal of the day.</source>
        <translation>Abrir la mano del día.</translation>
    </message>
    <message>
        <source>Use These Rul&amp;es</source>
        <translation>Usar &amp;estas reglas</translation>
    </message>
    <message>
        <source>Finished deals keep their scores; the new rules start with the next deal. Press %1 to undo.</source>
        <translation>Las manos acabadas conservan sus puntos; las nuevas reglas valen desde la próxima mano. Pulsa %1 para deshacer.</translation>
    </message>
    <message>
        <source>Open a Table A&amp;gain…</source>
        <translation>Abrir de &amp;nuevo una mesa…</translation>
    </message>
    <message>
        <source>&amp;People You Have Met…</source>
        <translation>Personas &amp;conocidas…</translation>
    </message>
    <message>
        <source>sandbag: language &quot;%1&quot; isn&apos;t available, only: %2</source>
        <translation>sandbag: el idioma &quot;%1&quot; no está disponible, solo: %2</translation>
    </message>
    <message>
        <source>Use this language, for example &quot;de&quot;.</source>
        <translation>Usar este idioma, por ejemplo &quot;es&quot;.</translation>
    </message>
    <message>
        <source>Sandbag ends, because it gets no more memory or threads from the system. Saved matches are kept.</source>
        <translation>Sandbag se cierra porque el sistema no le da más memoria o más hilos. Las partidas guardadas se conservan.</translation>
    </message>
    <message>
        <source>Sandbag&apos;s windows need %1 MB of memory. The limit is %2 MB; raise it with ulimit -v.</source>
        <translation>Las ventanas de Sandbag necesitan %1 MB de memoria. El límite es de %2 MB; súbelo con ulimit -v.</translation>
    </message>
</context>
<context>
    <name>sandbag::Autosave</name>
    <message>
        <source>Saving works again.</source>
        <translation>Ya se vuelve a guardar.</translation>
    </message>
    <message>
        <source>%1: can&apos;t be created</source>
        <translation>%1: no se puede crear</translation>
    </message>
    <message>
        <source>%1: can&apos;t be written</source>
        <translation>%1: no se puede escribir</translation>
    </message>
    <message>
        <source>Can&apos;t read the saved match. A copy was kept as %1. %2</source>
        <translation>No se puede leer la partida guardada. Se conservó una copia como %1. %2</translation>
    </message>
    <message>
        <source>The file is damaged (checksum mismatch).</source>
        <translation>El archivo está dañado (la suma de comprobación no coincide).</translation>
    </message>
    <message>
        <source>Can&apos;t save the match (%1). You can keep playing; Sandbag will try again.</source>
        <translation>No se puede guardar la partida (%1). Puedes seguir jugando; Sandbag volverá a intentarlo.</translation>
    </message>
    <message>
        <source>The match saved in %1 can&apos;t be continued now: its lock file, %2, can&apos;t be used (%3).</source>
        <translation>La partida guardada en %1 no se puede continuar ahora: su archivo de bloqueo, %2, no se puede usar (%3).</translation>
    </message>
</context>
<context>
    <name>sandbag::AwaitedSign</name>
    <message>
        <source>Waiting for the next deal</source>
        <translation>Esperando la próxima mano</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Esperando a %1</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation>Avisar a %1</translation>
    </message>
    <message>
        <source>Remind this player with a small sound</source>
        <translation>Avisar a este jugador con un pequeño sonido</translation>
    </message>
    <message>
        <source>Nu&amp;dge</source>
        <extracomment>Button: asks a player who is thought to be asleep to play, verb.</extracomment>
        <translation>Av&amp;isar</translation>
    </message>
</context>
<context>
    <name>sandbag::BackChoice</name>
    <message>
        <source>Same as the felt</source>
        <translation>Como el tapete</translation>
    </message>
</context>
<context>
    <name>sandbag::BackupPage</name>
    <message>
        <source>Backup of %1.</source>
        <comment>a date</comment>
        <translation>Copia de seguridad del %1.</translation>
    </message>
    <message numerus="yes">
        <source>Different from yours: %n file(s).</source>
        <translation>
            <numerusform>Distinto del tuyo: %n archivo.</numerusform>
            <numerusform>Distintos de los tuyos: %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a &amp;Backup…</source>
        <translation>Guardar co&amp;pia de seguridad…</translation>
    </message>
    <message>
        <source>Resto&amp;re a Backup…</source>
        <translation>&amp;Restaurar copia de seguridad…</translation>
    </message>
    <message>
        <source>Reset All Settin&amp;gs…</source>
        <translation>Restablecer todos los aju&amp;stes…</translation>
    </message>
    <message>
        <source>A backup is one file with your matches, house rules, people, lessons, card sets, and settings. Anyone who has the file can read all of that.</source>
        <translation>Una copia de seguridad es un archivo con tus partidas, reglas de la casa, personas, lecciones, diseños de cartas y ajustes. Quien tenga el archivo puede leerlo todo.</translation>
    </message>
    <message>
        <source>Resetting puts settings, keys, and windows back to their defaults. Matches and house rules stay.</source>
        <translation>Restablecer devuelve los ajustes, las teclas y las ventanas a sus valores iniciales. Las partidas y las reglas de la casa se quedan.</translation>
    </message>
    <message>
        <source>Everything is kept in %1, next to the program.</source>
        <translation>Todo se guarda en %1, junto al programa.</translation>
    </message>
    <message>
        <source>Save a Backup</source>
        <translation>Guardar copia de seguridad</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Copias de seguridad (*.zip)</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>What is being done with a backup at the moment.</extracomment>
        <translation>Guardando…</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n file(s) in %1.</source>
        <translation>
            <numerusform>%n archivo guardado en %1.</numerusform>
            <numerusform>%n archivos guardados en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>Restaurar copia de seguridad</translation>
    </message>
    <message>
        <source>Backups (*.zip);;All files (*)</source>
        <translation>Copias de seguridad (*.zip);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>What is being done with a backup at the moment.</extracomment>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>¿Restaurar esta copia?</translation>
    </message>
    <message>
        <source>Use its &amp;settings, too</source>
        <translation>Usar también sus aju&amp;stes</translation>
    </message>
    <message>
        <source>&amp;Keep Mine, Add the Others</source>
        <translation>&amp;Conservar lo mío y añadir el resto</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button: does what the question before it names, verb.</extracomment>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Where a file differs, the copy from the backup gets a new name.</source>
        <translation>Si un archivo es distinto, el de la copia recibe otro nombre.</translation>
    </message>
    <message>
        <source>A file on this computer that differs from the backup is kept under another name.</source>
        <translation>Si un archivo de este ordenador es distinto del de la copia, se conserva con otro nombre.</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <extracomment>What is being done with a backup at the moment.</extracomment>
        <translation>Restaurando…</translation>
    </message>
    <message numerus="yes">
        <source>Restored %n file(s).</source>
        <translation>
            <numerusform>%n archivo restaurado.</numerusform>
            <numerusform>%n archivos restaurados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) differed: both versions are kept, under two names.</source>
        <translation>
            <numerusform>%n archivo era distinto: se conservan las dos versiones, con dos nombres.</numerusform>
            <numerusform>%n archivos eran distintos: se conservan las dos versiones, con dos nombres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset All Settings</source>
        <translation>Restablecer todos los ajustes</translation>
    </message>
    <message>
        <source>Reset all settings, keys, and windows to their defaults?</source>
        <translation>¿Restablecer todos los ajustes, las teclas y las ventanas?</translation>
    </message>
    <message>
        <source>You can undo this until you close Sandbag.</source>
        <translation>Puedes deshacerlo hasta que cierres Sandbag.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>Button: does what the question before it names, verb.</extracomment>
        <translation>&amp;Restablecer</translation>
    </message>
    <message numerus="yes">
        <source>Same as yours: %n file(s).</source>
        <translation>
            <numerusform>Igual que el tuyo: %n archivo.</numerusform>
            <numerusform>Iguales que los tuyos: %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Use the Backup&apos;s Copies</source>
        <translation>Usar lo &amp;de la copia</translation>
    </message>
    <message numerus="yes">
        <source>In the backup but not among yours: %n file(s).</source>
        <translation>
            <numerusform>En la copia, pero no entre los tuyos: %n archivo.</numerusform>
            <numerusform>En la copia, pero no entre los tuyos: %n archivos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::BagLine</name>
    <message>
        <source>Bags: %1 of %2. %3</source>
        <translation>Bolsas: %1 de %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more bag(s): %1</source>
        <comment>points that they cost</comment>
        <translation>
            <numerusform>%n bolsa más: %1</numerusform>
            <numerusform>%n bolsas más: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::BidAhead</name>
    <message>
        <source>You will bid %1 when it is your turn.</source>
        <translation>Apostarás %1 cuando te toque.</translation>
    </message>
    <message>
        <source>You chose %1 in advance, but it can&apos;t be bid anymore.</source>
        <translation>Habías elegido %1 por adelantado, pero ya no se puede apostar.</translation>
    </message>
    <message>
        <source>You have not chosen a bid in advance.</source>
        <translation>No has elegido ninguna apuesta por adelantado.</translation>
    </message>
</context>
<context>
    <name>sandbag::BidPanel</name>
    <message>
        <source>Bid %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Apostar %1</translation>
    </message>
    <message>
        <source>plus half a trick</source>
        <translation>más media baza</translation>
    </message>
    <message>
        <source>Blind</source>
        <comment>in front of the numbers that may be bid blind</comment>
        <translation>A ciegas</translation>
    </message>
    <message>
        <source>You can&apos;t bid blind after looking at your cards.</source>
        <translation>Ya has visto tus cartas: no puedes apostar a ciegas.</translation>
    </message>
    <message>
        <source>Your hand is shown and the cards are redealt.</source>
        <translation>Se muestran tus cartas y se reparte de nuevo.</translation>
    </message>
    <message>
        <source>Tell Partner…</source>
        <translation>Avisar al compañero…</translation>
    </message>
    <message>
        <source>This bid isn&apos;t available with the option you chose.</source>
        <translation>Esta apuesta no está disponible con la opción elegida.</translation>
    </message>
    <message>
        <source>%1 Click or press again to confirm.</source>
        <translation>%1 Haz clic o pulsa otra vez para confirmar.</translation>
    </message>
    <message>
        <source>You can still decide for yourself.</source>
        <translation>Aun así, decides tú.</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsAtTable</name>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Mano %1 de %2</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsDialog</name>
    <message>
        <source>New Shared Deals</source>
        <translation>Nuevas manos compartidas</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>J&amp;uego:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Manos:</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>&amp;Comparar con:</translation>
    </message>
    <message>
        <source>Seats you &amp;play:</source>
        <translation>Pue&amp;stos que juegas:</translation>
    </message>
    <message>
        <source>Computer &amp;level:</source>
        <translation>&amp;Nivel del ordenador:</translation>
    </message>
    <message>
        <source>Code from a &amp;friend:</source>
        <translation>Có&amp;digo de un amigo:</translation>
    </message>
    <message>
        <source>B&amp;egin</source>
        <extracomment>Button: begins with these deals, verb.</extracomment>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Same as this table: %1</source>
        <translation>Como en esta mesa: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>You again, in the next seat</source>
        <translation>Tú otra vez, en el puesto siguiente</translation>
    </message>
    <message>
        <source>Friends who play the same deals</source>
        <translation>Amigos que juegan las mismas manos</translation>
    </message>
    <message>
        <source>Leave empty for new cards</source>
        <translation>Vacío: cartas nuevas</translation>
    </message>
    <message>
        <source>Game: %1.</source>
        <translation>Juego: %1.</translation>
    </message>
    <message>
        <source>Carry &amp;scores over from deal to deal</source>
        <translation>&amp;Arrastrar los puntos de una mano a otra</translation>
    </message>
    <message>
        <source>Computer players with the same cards</source>
        <translation>Jugadores del ordenador con las mismas cartas</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsWindow</name>
    <message>
        <source>Shared Deals</source>
        <translation>Manos compartidas</translation>
    </message>
    <message>
        <source>Results, deal by deal</source>
        <translation>Resultados, mano a mano</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button: plays the deal that is chosen, verb.</extracomment>
        <translation>J&amp;ugar</translation>
    </message>
    <message>
        <source>&amp;New Shared Deals…</source>
        <translation>&amp;Nuevas manos…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>Button: opens or saves a file of shared deals, verb.</extracomment>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Deals or results from a friend</source>
        <translation>Manos o resultados de un amigo</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <extracomment>Button: opens or saves a file of shared deals, verb.</extracomment>
        <translation>Guar&amp;dar…</translation>
    </message>
    <message>
        <source>Save the deals with your results to send them to a friend</source>
        <translation>Guardar las manos con tus resultados para enviárselas a un amigo</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Los resultados</translation>
    </message>
    <message>
        <source>Real &amp;Tables…</source>
        <translation>Mesas &amp;reales…</translation>
    </message>
    <message>
        <source>Sheets and a ranking for pairs who play these deals with real cards</source>
        <translation>Hojas y clasificación para parejas que juegan estas manos con cartas reales</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>No se puede usar la impresora.</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Código: %1</translation>
    </message>
    <message>
        <source>&amp;Play Deal %1</source>
        <translation>J&amp;ugar la mano %1</translation>
    </message>
    <message>
        <source>%1: not played</source>
        <translation>%1: sin jugar</translation>
    </message>
    <message numerus="yes">
        <source>Results of %n table(s) were added.</source>
        <translation>
            <numerusform>Se han añadido los resultados de %n mesa.</numerusform>
            <numerusform>Se han añadido los resultados de %n mesas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Shared Deals</source>
        <translation>Abrir manos compartidas</translation>
    </message>
    <message>
        <source>Shared deals (*%1);;All files (*)</source>
        <translation>Manos compartidas (*%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Guardado: %1.</translation>
    </message>
    <message>
        <source>Save Shared Deals</source>
        <translation>Guardar manos compartidas</translation>
    </message>
    <message>
        <source>Shared deals (*%1)</source>
        <translation>Manos compartidas (*%1)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Replace these deals with others</source>
        <translation>Cambiar estas manos por otras</translation>
    </message>
    <message>
        <source>P&amp;rint</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>I&amp;mprimir</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>In a menu or on a button: closes the window, verb.</extracomment>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>On &amp;Paper…</source>
        <translation>En pap&amp;el…</translation>
    </message>
    <message>
        <source>As PD&amp;F…</source>
        <translation>Como PD&amp;F…</translation>
    </message>
    <message>
        <source>In shared deals, several tables play the same cards, so luck does not decide who wins.</source>
        <translation>En las manos compartidas, varias mesas juegan con las mismas cartas, así que la suerte no decide quién gana.</translation>
    </message>
</context>
<context>
    <name>sandbag::BugReport</name>
    <message>
        <source>Report a Bug</source>
        <translation>Informar de un error</translation>
    </message>
    <message>
        <source>At the top, say what happened. Read the rest and delete anything private. Sandbag sends nothing itself: copy the text into your report.</source>
        <translation>Cuenta al principio lo que ha pasado. Lee el resto y borra lo que sea privado. Sandbag no envía nada: copia el texto en tu informe.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of the text of a bug report, for a screen reader, noun.</extracomment>
        <translation>Informe</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Copiar todo</translation>
    </message>
</context>
<context>
    <name>sandbag::CallingEnd</name>
    <message>
        <source>Calling %1…</source>
        <translation>Llamando a %1…</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in.</source>
        <translation>Esperando a que el anfitrión te deje entrar.</translation>
    </message>
    <message>
        <source>You are at the table.</source>
        <translation>Estás en la mesa.</translation>
    </message>
    <message>
        <source>Not connected.</source>
        <translation>Sin conexión.</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting to the table.</source>
        <translation>Se ha perdido la conexión. Volviendo a la mesa.</translation>
    </message>
    <message>
        <source>Check that your five cards are the same as the host&apos;s.</source>
        <translation>Comprueba que tus cinco cartas son las mismas que las del anfitrión.</translation>
    </message>
</context>
<context>
    <name>sandbag::CardButton</name>
    <message>
        <source>a card face down</source>
        <translation>una carta boca abajo</translation>
    </message>
</context>
<context>
    <name>sandbag::CardsDialog</name>
    <message>
        <source>&amp;Cards, highest first (2S is the two of spades, BJ and LJ are the big and the little joker):</source>
        <translation>&amp;Cartas, de mayor a menor (2S es el dos de picas; BJ y LJ son el comodín grande y el pequeño):</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <extracomment>Label of a field: the cards chosen, one after the other, noun.</extracomment>
        <translation>O&amp;rden</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Type TH for the ten of hearts, BJ for the big joker.</source>
        <translation>«%1» no es una carta. Escribe TH para el diez de corazones, BJ para el comodín grande.</translation>
    </message>
</context>
<context>
    <name>sandbag::CardsPanel</name>
    <message>
        <source>Ask for</source>
        <translation>Pide</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Elige %n carta más.</numerusform>
            <numerusform>Elige %n cartas más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deselect %n card(s).</source>
        <translation>
            <numerusform>Desmarca %n carta.</numerusform>
            <numerusform>Desmarca %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Choose the suit you want in return.</source>
        <translation>Elige el palo que quieres a cambio.</translation>
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
        <translation>Regla</translation>
    </message>
    <message>
        <source>changed from %1</source>
        <translation>cambiada; antes: %1</translation>
    </message>
    <message>
        <source>Current value</source>
        <translation>Valor actual</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changed rule(s)</source>
        <comment>group of rules</comment>
        <translation>
            <numerusform>%1, %n regla cambiada</numerusform>
            <numerusform>%1, %n reglas cambiadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::ChairButton</name>
    <message>
        <source>Computer</source>
        <extracomment>Who sits there: a program, or somebody at this computer; noun.</extracomment>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Ordenador: %1</translation>
    </message>
    <message>
        <source>Computer: %1, %2</source>
        <comment>level, style</comment>
        <translation>Ordenador: %1, %2</translation>
    </message>
    <message>
        <source>Sit down here</source>
        <translation>Sentarme aquí</translation>
    </message>
    <message>
        <source>Has agreed</source>
        <translation>Ha aceptado</translation>
    </message>
    <message>
        <source>Seat %1 is empty.</source>
        <translation>El puesto %1 está vacío.</translation>
    </message>
    <message>
        <source>Seat %1: %2. %3.</source>
        <translation>Puesto %1: %2. %3.</translation>
    </message>
    <message>
        <source>Seat %1: you. You have agreed to the rules.</source>
        <translation>Puesto %1: tú. Has aceptado las reglas.</translation>
    </message>
    <message>
        <source>Seat %1: you. You haven&apos;t agreed to the rules yet.</source>
        <translation>Puesto %1: tú. Aún no has aceptado las reglas.</translation>
    </message>
    <message>
        <source>Seat %1: %2, who has agreed to the rules.</source>
        <translation>Puesto %1: %2. Ha aceptado las reglas.</translation>
    </message>
    <message>
        <source>Seat %1: %2, who hasn&apos;t agreed to the rules yet.</source>
        <translation>Puesto %1: %2. Aún no ha aceptado las reglas.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Reading the rules</source>
        <translation>Leyendo las reglas</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Puesto vacío</translation>
    </message>
    <message>
        <source>Away</source>
        <extracomment>A person whose connection is lost, on the plate of their seat before the match.</extracomment>
        <translation>Ausente</translation>
    </message>
    <message>
        <source>Seat %1: %2, who is away.</source>
        <translation>Puesto %1: %2. Ausente.</translation>
    </message>
</context>
<context>
    <name>sandbag::ChoicePanel</name>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>sandbag::ChoiceValues</name>
    <message>
        <source>Choice</source>
        <extracomment>Heading of a column: the bid or card that a player chose, noun.</extracomment>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column: what a choice brings on average, noun.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>%1 (made)</source>
        <comment>a choice</comment>
        <translation>%1 (elegida)</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Ganar (%)</translation>
    </message>
    <message>
        <source>Choices and their value</source>
        <translation>Decisiones y su valor</translation>
    </message>
</context>
<context>
    <name>sandbag::Commands</name>
    <message>
        <source>List every house rule.</source>
        <translation>Lista todas las reglas de la casa.</translation>
    </message>
    <message>
        <source>List every named game.</source>
        <translation>Lista todos los juegos.</translation>
    </message>
    <message>
        <source>Print the rule sheet.</source>
        <translation>Muestra la hoja de reglas.</translation>
    </message>
    <message>
        <source>Replay a match and print its scorecard.</source>
        <translation>Reproduce una partida y muestra su hoja de puntos.</translation>
    </message>
    <message>
        <source>Usage: sandbag-cli COMMAND [ARGUMENTS]</source>
        <translation>Uso: sandbag-cli COMANDO [ARGUMENTOS]</translation>
    </message>
    <message>
        <source>Let computer players play matches.</source>
        <translation>Hace jugar partidas al ordenador.</translation>
    </message>
    <message>
        <source>Compare two players on the same cards.</source>
        <translation>Compara dos jugadores con las mismas cartas.</translation>
    </message>
    <message>
        <source>Print a scorecard or a rule sheet.</source>
        <translation>Imprime una hoja de puntos o de reglas.</translation>
    </message>
    <message>
        <source>Find the best play with all cards known.</source>
        <translation>Busca la mejor jugada con todas las cartas a la vista.</translation>
    </message>
    <message>
        <source>Act as a player for another program.</source>
        <translation>Hace de jugador para otro programa.</translation>
    </message>
    <message>
        <source>Measure how fast deals are played.</source>
        <translation>Mide a qué velocidad se juegan las manos.</translation>
    </message>
    <message>
        <source>sandbag-cli: %1; see sandbag-cli --help</source>
        <translation>sandbag-cli: %1; consulta sandbag-cli --help</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be followed by one of: %2</source>
        <translation>tras &quot;%1&quot; tiene que ir una de estas palabras: %2</translation>
    </message>
    <message>
        <source>there is no command &quot;%1&quot;</source>
        <translation>no existe el comando &quot;%1&quot;</translation>
    </message>
    <message>
        <source>sandbag-cli: language &quot;%1&quot; isn&apos;t available, only: %2</source>
        <translation>sandbag-cli: el idioma &quot;%1&quot; no está disponible, solo: %2</translation>
    </message>
    <message>
        <source>Measure how fast deals are played, scored, and analyzed.</source>
        <translation>Mide a qué velocidad se juegan, puntúan y analizan las manos.</translation>
    </message>
    <message>
        <source>not a message</source>
        <translation>no es un mensaje</translation>
    </message>
    <message>
        <source>Act as a player for another program, using the player protocol on standard input and output.</source>
        <translation>Hace de jugador para otro programa, con el protocolo de jugadores por la entrada y la salida estándar.</translation>
    </message>
    <message>
        <source>The same seed gives the same answers.</source>
        <translation>La misma semilla da las mismas respuestas.</translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json), a match, or the id of a named game; &quot;-&quot; reads standard input.</source>
        <translation>Reglas de la casa (*.spades-rules.json), una partida o el identificador de un juego; &quot;-&quot; lee la entrada estándar.</translation>
    </message>
    <message>
        <source>A match (*.spades.json); &quot;-&quot; reads standard input.</source>
        <translation>Una partida (*.spades.json); &quot;-&quot; lee la entrada estándar.</translation>
    </message>
    <message>
        <source>Print one JSON document.</source>
        <translation>Escribe un documento JSON.</translation>
    </message>
    <message>
        <source>sandbag-cli %1: %2; see sandbag-cli %1 --help</source>
        <translation>sandbag-cli %1: %2; consulta sandbag-cli %1 --help</translation>
    </message>
    <message>
        <source>--%1 must be one of: %2</source>
        <translation>--%1 tiene que ser uno de: %2</translation>
    </message>
    <message>
        <source>there is no option &quot;%1&quot;</source>
        <translation>no existe la opción &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>--%1 pide un número entero de %2 a %3, no &quot;%4&quot;</translation>
    </message>
    <message>
        <source>A is %1, B is %2.</source>
        <translation>A es %1, B es %2.</translation>
    </message>
    <message>
        <source>Milliseconds per decision: A %1, B %2</source>
        <translation>Milisegundos por decisión: A %1, B %2</translation>
    </message>
    <message>
        <source>House rules, or the id of a named game.</source>
        <translation>Reglas de la casa o el identificador de un juego.</translation>
    </message>
    <message>
        <source>The player that A is compared with.</source>
        <translation>El jugador con el que se compara A.</translation>
    </message>
    <message>
        <source>Number of deals; each is played at two tables.</source>
        <translation>Número de manos; cada una se juega en dos mesas.</translation>
    </message>
    <message>
        <source>The same seed gives the same cards.</source>
        <translation>La misma semilla da las mismas cartas.</translation>
    </message>
    <message>
        <source>Milliseconds per decision for external players.</source>
        <translation>Milisegundos por decisión para los jugadores externos.</translation>
    </message>
    <message>
        <source>Compare two computer players on the same cards.</source>
        <translation>Compara dos jugadores del ordenador con las mismas cartas.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>The number of a place at the table, within a sentence.</extracomment>
        <translation>puesto %1</translation>
    </message>
    <message>
        <source>--seats must name %2 players, not %1</source>
        <translation>--seats tiene que nombrar %2 jugadores, no %1</translation>
    </message>
    <message>
        <source>--record is for matches, not for single deals</source>
        <translation>--record es para partidas, no para manos sueltas</translation>
    </message>
    <message>
        <source>A player for each seat, or one for all: random, simple, search:ms=50, level:3, external:COMMAND.</source>
        <translation>Un jugador por puesto, o uno para todos: random, simple, search:ms=50, level:3, external:COMANDO.</translation>
    </message>
    <message>
        <source>How many matches.</source>
        <translation>Cuántas partidas.</translation>
    </message>
    <message>
        <source>The same seed gives the same matches.</source>
        <translation>La misma semilla da las mismas partidas.</translation>
    </message>
    <message>
        <source>%1: these are rules without a match; print them with --sheet rules or --sheet blank</source>
        <translation>%1: son reglas sin partida; imprímelas con --sheet rules o --sheet blank</translation>
    </message>
    <message>
        <source>The PDF file to write; &quot;-&quot; is standard output.</source>
        <translation>El archivo PDF que se escribe; &quot;-&quot; es la salida estándar.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Qué se imprime.</translation>
    </message>
    <message>
        <source>Hands of this deal only.</source>
        <translation>Solo las cartas de esta mano.</translation>
    </message>
    <message>
        <source>--out must name the PDF file</source>
        <translation>--out tiene que nombrar el archivo PDF</translation>
    </message>
    <message>
        <source>&quot;--out -&quot; and --json both use standard output: give --out a file name</source>
        <translation>&quot;--out -&quot; y --json usan los dos la salida estándar: da un nombre de archivo a --out</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>The number of a place at the table.</extracomment>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>Deal %1, dealt by %2</source>
        <translation>Mano %1, reparte %2</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>void (%1)</source>
        <translation>nula (%1)</translation>
    </message>
    <message>
        <source>Best play: %1</source>
        <translation>Mejor jugada: %1</translation>
    </message>
    <message>
        <source>--objective must be tricks, points or win</source>
        <translation>--objective tiene que ser tricks, points o win</translation>
    </message>
    <message>
        <source>Find each side&apos;s best play with all cards known.</source>
        <translation>Busca la mejor jugada de cada bando con todas las cartas a la vista.</translation>
    </message>
    <message>
        <source>Memory to use, in MiB.</source>
        <translation>Memoria utilizable, en MiB.</translation>
    </message>
    <message>
        <source>List the matches played.</source>
        <translation>Lista las partidas jugadas.</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>ganada por %1</translation>
    </message>
    <message>
        <source>List the matches played, the newest first.</source>
        <translation>Lista las partidas jugadas, las más nuevas primero.</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>partidas ganadas</translation>
    </message>
    <message>
        <source>contracts set</source>
        <translation>contratos caídos</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n bolsa</numerusform>
            <numerusform>%n bolsas</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the choices of this seat (the first seat is 0).</source>
        <translation>Solo las decisiones de este puesto (el primero es 0).</translation>
    </message>
    <message>
        <source>Simulated deals per choice.</source>
        <translation>Manos simuladas por decisión.</translation>
    </message>
    <message>
        <source>The same seed gives the same review.</source>
        <translation>La misma semilla da el mismo análisis.</translation>
    </message>
    <message>
        <source>%1, %2: %3 (%4)</source>
        <comment>where, who, what, how good</comment>
        <translation>%1, %2: %3 (%4)</translation>
    </message>
    <message>
        <source>Without a partner</source>
        <translation>Sin compañero</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>Heading of the statistics of all matches that belong to no group.</extracomment>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Todavía no se ha jugado ninguna partida.</translation>
    </message>
    <message>
        <source>%1: contract %2, took %3, points %4, total %5</source>
        <translation>%1: contrato %2, bazas %3, puntos %4, total %5</translation>
    </message>
    <message>
        <source>%1: the cards of these deals are not known; print the score instead</source>
        <translation>%1: no se conocen las cartas de estas manos; imprime en su lugar la hoja de puntos</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): A won %1, B %2</source>
        <translation>
            <numerusform>%n partida: A ganó %1, B %2</numerusform>
            <numerusform>%n partidas: A ganó %1, B %2</numerusform>
        </translation>
    </message>
    <message>
        <source>What decided the result:</source>
        <translation>Lo que decidió el resultado:</translation>
    </message>
    <message>
        <source>The number of the deal (the first is 1).</source>
        <translation>El número de la mano (la primera es 1).</translation>
    </message>
    <message>
        <source>The number of the event in that deal (the first is 0).</source>
        <translation>El número del evento en esa mano (el primero es 0).</translation>
    </message>
    <message>
        <source>Game %1 (%2): %3</source>
        <translation>Juego %1 (%2): %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be an object</source>
        <translation>&quot;%1&quot; tiene que ser un objeto</translation>
    </message>
    <message>
        <source>longer than 16 MiB</source>
        <translation>más de 16 MiB</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>List the lessons.</source>
        <translation>Lista las lecciones.</translation>
    </message>
    <message>
        <source>Show a lesson.</source>
        <translation>Muestra una lección.</translation>
    </message>
    <message>
        <source>List the practice problems.</source>
        <translation>Lista los problemas.</translation>
    </message>
    <message>
        <source>Show a practice problem.</source>
        <translation>Muestra un problema.</translation>
    </message>
    <message>
        <source>Print the codes of a match and its deals.</source>
        <translation>Muestra los códigos de una partida y de sus manos.</translation>
    </message>
    <message>
        <source>Show the cards that a code stands for.</source>
        <translation>Muestra las cartas que corresponden a un código.</translation>
    </message>
    <message>
        <source>Check that a match was fair.</source>
        <translation>Comprueba que una partida fue limpia.</translation>
    </message>
    <message>
        <source>with --json the report goes to standard output: name a file for the converted match with --out</source>
        <translation>con --json el informe va a la salida estándar: nombra con --out un archivo para la partida convertida</translation>
    </message>
    <message>
        <source>The id of a named game.</source>
        <translation>El identificador de un juego.</translation>
    </message>
    <message>
        <source>there is no named game &quot;%1&quot;</source>
        <translation>no existe el juego &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Deal of the day, %1: code %2</source>
        <translation>Mano del día, %1: código %2</translation>
    </message>
    <message>
        <source>  (deals)</source>
        <extracomment>Behind the cards of the player who deals, a verb.</extracomment>
        <translation>  (reparte)</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartadas</translation>
    </message>
    <message>
        <source>A short match, with the tutor on.</source>
        <translation>Una partida corta, con el tutor.</translation>
    </message>
    <message>
        <source>no lesson is called &quot;%1&quot;; see sandbag-cli lesson list</source>
        <translation>ninguna lección se llama &quot;%1&quot;; consulta sandbag-cli lesson list</translation>
    </message>
    <message>
        <source>Check lessons or problem sets that you wrote.</source>
        <translation>Comprueba lecciones o series de problemas escritas por ti.</translation>
    </message>
    <message>
        <source>Show a lesson: its text, positions, and answers.</source>
        <translation>Muestra una lección: su texto, sus posiciones y sus respuestas.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In place of a code: there is none.</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Match: %1</source>
        <extracomment>A match&apos;s code, noun.</extracomment>
        <translation>Partida: %1</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Mano %1: %2</translation>
    </message>
    <message>
        <source>Correct: %1. %2</source>
        <translation>Correcto: %1. %2</translation>
    </message>
    <message>
        <source>Show a problem: its position, its answer, and why.</source>
        <translation>Muestra un problema: su posición, su respuesta y el porqué.</translation>
    </message>
    <message>
        <source>no problem is called &quot;%1&quot;; see sandbag-cli problem list</source>
        <translation>ningún problema se llama &quot;%1&quot;; consulta sandbag-cli problem list</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>invalid JSON: %1</source>
        <translation>JSON no válido: %1</translation>
    </message>
    <message>
        <source>bot: line %1 is too long and is ignored</source>
        <translation>bot: la línea %1 es demasiado larga y se pasa por alto</translation>
    </message>
    <message>
        <source>bot: line %1 is invalid and is ignored: %2</source>
        <translation>bot: la línea %1 no es válida y se pasa por alto: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a player</source>
        <translation>&quot;%1&quot; no es un jugador</translation>
    </message>
    <message>
        <source>Matches (*.spades.json), or folders with matches.</source>
        <translation>Partidas (*.spades.json) o carpetas con partidas.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <translation>%1 Por defecto: %2.</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;</source>
        <translation>argumento inesperado &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Find rules by words.</source>
        <translation>Busca reglas por palabras.</translation>
    </message>
    <message>
        <source>List the legal moves of a match.</source>
        <translation>Lista las jugadas permitidas en una partida.</translation>
    </message>
    <message>
        <source>Answer many requests in one run.</source>
        <translation>Responde a muchas peticiones de una vez.</translation>
    </message>
    <message>
        <source>Review the choices in a match.</source>
        <translation>Analiza las decisiones de una partida.</translation>
    </message>
    <message>
        <source>Give a hint for a match, with its reason.</source>
        <translation>Da una pista para una partida y dice por qué.</translation>
    </message>
    <message>
        <source>Convert a match.</source>
        <translation>Convierte una partida.</translation>
    </message>
    <message>
        <source>Show the deal of the day.</source>
        <translation>Muestra la mano del día.</translation>
    </message>
    <message>
        <source>Import matches into the history.</source>
        <translation>Importa partidas al historial.</translation>
    </message>
    <message>
        <source>Show statistics.</source>
        <translation>Muestra estadísticas.</translation>
    </message>
    <message>
        <source>For more, see sandbag-cli COMMAND --help.</source>
        <translation>Para saber más: sandbag-cli COMANDO --help.</translation>
    </message>
    <message>
        <source>Convert a match to a web page, a file for bridge programs, or text for the clipboard, or convert one of these to a match.</source>
        <translation>Convierte una partida en página web, archivo para programas de bridge o texto para el portapapeles, o convierte uno de ellos en partida.</translation>
    </message>
    <message>
        <source>The format to write.</source>
        <translation>El formato que se escribe.</translation>
    </message>
    <message>
        <source>The format of FILE, if it isn&apos;t a match.</source>
        <translation>El formato de FILE, si no es una partida.</translation>
    </message>
    <message>
        <source>The file to write (default: standard output).</source>
        <translation>El archivo que se escribe (por defecto, la salida estándar).</translation>
    </message>
    <message>
        <source>Show the deal of the day, which is the same for everyone.</source>
        <translation>Muestra la mano del día, que es la misma para todo el mundo.</translation>
    </message>
    <message>
        <source>The day (default: today).</source>
        <translation>El día (por defecto, hoy).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a date: use YYYY-MM-DD</source>
        <translation>&quot;%1&quot; no es una fecha: usa AAAA-MM-DD</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) at two tables: A is ahead by %1 ± %2 points per deal (95%)</source>
        <translation>
            <numerusform>%n mano en dos mesas: A lleva %1 ± %2 puntos de ventaja por mano (95&#xa0;%)</numerusform>
            <numerusform>%n manos en dos mesas: A lleva %1 ± %2 puntos de ventaja por mano (95&#xa0;%)</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid answers: A %1, B %2</source>
        <translation>Respuestas no válidas: A %1, B %2</translation>
    </message>
    <message>
        <source>How many full matches to play in addition to the single deals.</source>
        <translation>Cuántas partidas completas se juegan además de las manos sueltas.</translation>
    </message>
    <message>
        <source>A seat (the first is 0; default: the seat whose turn it is).</source>
        <translation>Un puesto (el primero es 0; por defecto, el que tiene el turno).</translation>
    </message>
    <message>
        <source>The computer player that gives the hint.</source>
        <translation>El jugador del ordenador que da la pista.</translation>
    </message>
    <message>
        <source>%1: that player has nothing to decide now</source>
        <translation>%1: ese jugador no tiene nada que decidir ahora</translation>
    </message>
    <message>
        <source>%1, not counted</source>
        <extracomment>A match that begins as one that is counted does: &quot;won by Ada &amp; Cy, another end&quot;.</extracomment>
        <translation>%1, no cuenta</translation>
    </message>
    <message>
        <source>Only matches with all these words in names, rules, date, or totals.</source>
        <translation>Solo partidas con todas estas palabras en nombres, reglas, fecha o puntos.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>No se encontró ninguna partida.</translation>
    </message>
    <message>
        <source>Import matches into the history (duplicates are skipped).</source>
        <translation>Importa partidas al historial (sin duplicarlas).</translation>
    </message>
    <message>
        <source>%1 found, %2 imported, %3 already there, %4 rejected</source>
        <translation>%1 encontradas, %2 importadas, %3 ya estaban, %4 rechazadas</translation>
    </message>
    <message>
        <source>No errors found.</source>
        <translation>No se encontró ningún error.</translation>
    </message>
    <message>
        <source>%1: no such folder</source>
        <translation>%1: no existe esa carpeta</translation>
    </message>
    <message>
        <source>sandbag-cli: can&apos;t write to standard output</source>
        <translation>sandbag-cli: no se puede escribir en la salida estándar</translation>
    </message>
    <message>
        <source>Print the codes of a match and its deals, which let anyone play the same cards.</source>
        <translation>Muestra los códigos de una partida y de sus manos, con los que se pueden jugar las mismas cartas.</translation>
    </message>
    <message>
        <source>%1: no deal %2</source>
        <translation>%1: no hay mano %2</translation>
    </message>
    <message>
        <source>sandbag-cli: match %1 stopped unfinished after deal %2</source>
        <translation>sandbag-cli: la partida %1 se detuvo sin terminar tras la mano %2</translation>
    </message>
    <message>
        <source>%1: can&apos;t create directory</source>
        <translation>%1: no se puede crear la carpeta</translation>
    </message>
    <message>
        <source>--number and --%1 can&apos;t be combined: a code already gives rules and cards</source>
        <translation>--number y --%1 no se pueden combinar: un código ya fija reglas y cartas</translation>
    </message>
    <message>
        <source>Play with the rules and cards of this code.</source>
        <translation>Juega con las reglas y las cartas de este código.</translation>
    </message>
    <message>
        <source>Play this many single deals, each from a score of 0, instead of matches.</source>
        <translation>Juega este número de manos sueltas, cada una desde 0 puntos, en vez de partidas.</translation>
    </message>
    <message>
        <source>the pages could not be created</source>
        <translation>no se pudieron crear las páginas</translation>
    </message>
    <message>
        <source>Paper size (default: from the locale).</source>
        <translation>Tamaño del papel (por defecto, el del país).</translation>
    </message>
    <message>
        <source>Landscape.</source>
        <extracomment>What an option does: the paper lies across, noun.</extracomment>
        <translation>Apaisado.</translation>
    </message>
    <message>
        <source>%1: no deal has been played, so there is nothing to review</source>
        <translation>%1: no se ha jugado ninguna mano, así que no hay nada que analizar</translation>
    </message>
    <message>
        <source>%1: the cards of these deals are not known, so there is nothing to review</source>
        <translation>%1: no se conocen las cartas de estas manos, así que no hay nada que analizar</translation>
    </message>
    <message>
        <source>No rule or game matches &quot;%1&quot;.</source>
        <translation>Ninguna regla ni juego coincide con &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The match isn&apos;t over.</source>
        <translation>La partida no ha terminado.</translation>
    </message>
    <message>
        <source>Winner: %1 (%2).</source>
        <translation>Victoria: %1 (%2).</translation>
    </message>
    <message>
        <source>%1: too many cards remain to search every line of play</source>
        <translation>%1: quedan demasiadas cartas para explorar todas las jugadas</translation>
    </message>
    <message>
        <source>%1: the last deal must be in play, with tricks remaining</source>
        <translation>%1: la última mano tiene que estar en juego y con bazas por jugar</translation>
    </message>
    <message>
        <source>nils made</source>
        <translation>nils cumplidos</translation>
    </message>
    <message>
        <source>blind nils made</source>
        <translation>nils a ciegas cumplidos</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (too few to rate)</source>
        <translation>%1: %2 de %3 (pocos datos)</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4% (%5% to %6%)</source>
        <translation>%1: %2 de %3, %4&#xa0;% (de %5&#xa0;% a %6&#xa0;%)</translation>
    </message>
    <message>
        <source>sandbag-cli: no player is called &quot;%1&quot;; known players: %2</source>
        <translation>sandbag-cli: nadie se llama &quot;%1&quot;; jugadores conocidos: %2</translation>
    </message>
    <message>
        <source>Show a player&apos;s statistics, with each rate&apos;s margin of error.</source>
        <translation>Muestra las estadísticas de un jugador, con el margen de error de cada porcentaje.</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Aún no hay partidas.</translation>
    </message>
    <message>
        <source>Check that nobody chose the cards of a match, and that computer players used only what they could see.</source>
        <translation>Comprueba que nadie eligió las cartas de una partida y que el ordenador usó solo lo que podía ver.</translation>
    </message>
    <message>
        <source>Explain a player&apos;s choice from what that player could see.</source>
        <translation>Explica la decisión de un jugador según lo que podía ver.</translation>
    </message>
    <message>
        <source>The file to write; default: standard output.</source>
        <translation>El archivo que se escribe; por defecto, la salida estándar.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matchpoints</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Código: %1</translation>
    </message>
    <message>
        <source>%1: these deals aren&apos;t the same as those in %2</source>
        <translation>%1: estas manos no son las mismas que las de %2</translation>
    </message>
    <message>
        <source>Make shared deals: the same cards for several tables.</source>
        <translation>Crea manos compartidas: las mismas cartas para varias mesas.</translation>
    </message>
    <message>
        <source>How many deals.</source>
        <translation>Cuántas manos.</translation>
    </message>
    <message>
        <source>Use the deals in this PBN file.</source>
        <translation>Usa las manos de este archivo PBN.</translation>
    </message>
    <message>
        <source>Carry scores over from deal to deal, as in a match.</source>
        <translation>Arrastra los puntos de una mano a otra, como en una partida.</translation>
    </message>
    <message>
        <source>The seat to compare (the first is 0).</source>
        <translation>El puesto que se compara (el primero es 0).</translation>
    </message>
    <message>
        <source>there is no computer player &quot;%1&quot;</source>
        <translation>no existe el jugador del ordenador &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The PDF file to write.</source>
        <translation>El archivo PDF que se escribe.</translation>
    </message>
    <message>
        <source>--tables must say how many tables there are</source>
        <translation>--tables tiene que decir cuántas mesas hay</translation>
    </message>
    <message>
        <source>Make shared deals for several tables.</source>
        <translation>Crea manos compartidas para varias mesas.</translation>
    </message>
    <message>
        <source>Let computers play shared deals.</source>
        <translation>Hace jugar manos compartidas al ordenador.</translation>
    </message>
    <message>
        <source>Show the four-deal match of the day instead.</source>
        <translation>Muestra en su lugar la partida del día, de cuatro manos.</translation>
    </message>
    <message>
        <source>The folder with the matches (default: that of the desktop program).</source>
        <translation>La carpeta de las partidas (por defecto, la del programa de escritorio).</translation>
    </message>
    <message>
        <source>A file of shared deals (*.spades-boards.json).</source>
        <translation>Un archivo de manos compartidas (*.spades-boards.json).</translation>
    </message>
    <message>
        <source>The code of a match, which stands for its rules and cards.</source>
        <translation>El código de una partida, que fija sus reglas y sus cartas.</translation>
    </message>
    <message>
        <source>Have computer players play shared deals at a table of their own.</source>
        <translation>Hace que el ordenador juegue manos compartidas en una mesa propia.</translation>
    </message>
    <message>
        <source>The players at the other seats.</source>
        <translation>Los jugadores de los demás puestos.</translation>
    </message>
    <message>
        <source>The name of the table.</source>
        <translation>El nombre de la mesa.</translation>
    </message>
    <message>
        <source>Compare the results of the same deals at several tables. With several files, all their tables are compared together.</source>
        <translation>Compara los resultados de las mismas manos en varias mesas. Si hay varios archivos, todas sus mesas se comparan juntas.</translation>
    </message>
    <message>
        <source>Write the deals instead of the results: as a file of shared deals, or for bridge programs.</source>
        <translation>Escribe las manos en vez de los resultados: como archivo de manos compartidas o para programas de bridge.</translation>
    </message>
    <message>
        <source>%1; did you mean &quot;%2&quot;?</source>
        <translation>%1; ¿querías decir &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>Explain a player&apos;s choice.</source>
        <translation>Explica la decisión de un jugador.</translation>
    </message>
    <message>
        <source>Compare the results of shared deals at several tables.</source>
        <translation>Compara los resultados de manos compartidas en varias mesas.</translation>
    </message>
    <message>
        <source>Deal from a secret seed, so the record proves that nobody chose the cards (see verify).</source>
        <translation>Reparte a partir de una semilla secreta, para que el registro demuestre que nadie eligió las cartas (ver verify).</translation>
    </message>
    <message>
        <source>Write a record of each match into this folder.</source>
        <translation>Escribe en esta carpeta un registro de cada partida.</translation>
    </message>
    <message>
        <source>Review the choices in a match, each judged by what its player could see.</source>
        <translation>Analiza las decisiones de una partida, cada una según lo que podía ver su jugador.</translation>
    </message>
    <message>
        <source>%1: contract %2, took %3, points %4, total %5, bags %6</source>
        <translation>%1: contrato %2, bazas %3, puntos %4, total %5, bolsas %6</translation>
    </message>
    <message>
        <source>All correct. Fingerprints checked: %1, deals: %2, computers&apos; choices: %3.</source>
        <translation>Todo correcto. Huellas comprobadas: %1, manos: %2, decisiones del ordenador: %3.</translation>
    </message>
    <message>
        <source>A match (*.spades.json). For a blank scorecard or a rule sheet, this can also be a house-rules file or the id of a named game. &quot;-&quot; reads standard input.</source>
        <translation>Una partida (*.spades.json). Para una hoja de puntos en blanco o una hoja de reglas, también un archivo de reglas de la casa o el identificador de un juego. &quot;-&quot; lee la entrada estándar.</translation>
    </message>
    <message>
        <source>Only this deal of the match (the first is 1).</source>
        <translation>Solo esta mano de la partida (la primera es 1).</translation>
    </message>
    <message>
        <source>The number of a side; the first is 0. Default: all sides; with --objective, the side whose turn it is.</source>
        <translation>El número de un bando; el primero es 0. Por defecto, todos; con --objective, el bando que tiene el turno.</translation>
    </message>
    <message>
        <source>Answer many requests from another program, one line of JSON each: score, legal, hint, and rules check.</source>
        <translation>Responde a muchas peticiones de otro programa, cada una en una línea JSON: score, legal, hint y rules check.</translation>
    </message>
    <message>
        <source>Host tables for people on other computers.</source>
        <translation>Ofrece mesas para quien juega desde otros ordenadores.</translation>
    </message>
    <message>
        <source>Listening on port %1; tables resumed: %2.</source>
        <translation>A la escucha en el puerto %1; mesas reanudadas: %2.</translation>
    </message>
    <message>
        <source>%1: a new table</source>
        <translation>%1: mesa nueva</translation>
    </message>
    <message>
        <source>%1: resumed</source>
        <translation>%1: reanudada</translation>
    </message>
    <message>
        <source>%1: its files cannot be read</source>
        <translation>%1: no se pueden leer sus archivos</translation>
    </message>
    <message>
        <source>%1: %2 is connected</source>
        <translation>%1: se conecta %2</translation>
    </message>
    <message>
        <source>%1: %2 is disconnected</source>
        <translation>%1: se desconecta %2</translation>
    </message>
    <message>
        <source>%1: %2 had no invitation and was refused</source>
        <translation>%1: %2 no tenía invitación y no ha podido entrar</translation>
    </message>
    <message>
        <source>A connection from %1 was refused.</source>
        <translation>Se ha rechazado una conexión de %1.</translation>
    </message>
    <message>
        <source>%1: deal %2 is over</source>
        <translation>%1: la mano %2 ha terminado</translation>
    </message>
    <message>
        <source>%1: the match is over</source>
        <translation>%1: la partida ha terminado</translation>
    </message>
    <message>
        <source>%1: everyone has left</source>
        <translation>%1: ya no queda nadie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The port to listen on (0: any free port).</source>
        <translation>El puerto en el que se escucha (0: cualquiera libre).</translation>
    </message>
    <message>
        <source>The address to listen on (default: all addresses).</source>
        <translation>La dirección en la que se escucha (por defecto, todas).</translation>
    </message>
    <message>
        <source>Maximum number of tables at once.</source>
        <translation>Máximo de mesas a la vez.</translation>
    </message>
    <message>
        <source>The folder for tables (default: in your data folder).</source>
        <translation>La carpeta de las mesas (por defecto, en tu carpeta de datos).</translation>
    </message>
    <message>
        <source>The house rules of a new table.</source>
        <translation>Las reglas de la casa de una mesa nueva.</translation>
    </message>
    <message>
        <source>At least this many milliseconds between computer moves.</source>
        <translation>Milisegundos que pasan como mínimo entre jugadas del ordenador.</translation>
    </message>
    <message>
        <source>Let everyone in, even without an invitation.</source>
        <translation>Deja entrar a todo el mundo, incluso sin invitación.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t an address</source>
        <translation>&quot;%1&quot; no es una dirección</translation>
    </message>
    <message>
        <source>this program was built without network play</source>
        <translation>este programa se compiló sin juego en red</translation>
    </message>
    <message>
        <source>--out names an input file, which would be overwritten</source>
        <translation>--out nombra un archivo de entrada, que se sobrescribiría</translation>
    </message>
    <message>
        <source>batch has no command &quot;%1&quot;; its commands are score, legal, hint, and &quot;rules check&quot;</source>
        <translation>batch no tiene el comando &quot;%1&quot;; sus comandos son score, legal, hint y &quot;rules check&quot;</translation>
    </message>
    <message>
        <source>The computer player for the seat being compared.</source>
        <translation>El jugador del ordenador para el puesto que se compara.</translation>
    </message>
    <message>
        <source>The number of tables that play with real cards; needed if it isn&apos;t in the file.</source>
        <translation>El número de mesas que juegan con cartas reales; hace falta si no está en el archivo.</translation>
    </message>
    <message>
        <source>Use this language, for example &quot;de&quot;.</source>
        <translation>Usa este idioma, por ejemplo &quot;es&quot;.</translation>
    </message>
    <message>
        <source>Check house rules for errors.</source>
        <translation>Comprueba si unas reglas de la casa tienen errores.</translation>
    </message>
    <message>
        <source>Check your own lessons for errors.</source>
        <translation>Comprueba si las lecciones escritas por ti tienen errores.</translation>
    </message>
    <message>
        <source>--to or --from must be given with a format</source>
        <translation>--to y --from tienen que llevar un formato</translation>
    </message>
    <message>
        <source>Show the cards that a code stands for. A match code shows the cards of its first deal.</source>
        <translation>Muestra las cartas que corresponden a un código. El código de una partida muestra las de su primera mano.</translation>
    </message>
    <message>
        <source>A player, for example simple, search:ms=50, or external:COMMAND.</source>
        <translation>Un jugador, por ejemplo simple, search:ms=50 o external:COMANDO.</translation>
    </message>
    <message>
        <source>Show what a good player would do next in a match, and why. The advice uses only what the player to act can see.</source>
        <translation>Muestra qué haría ahora un buen jugador en una partida, y por qué. El consejo usa solo lo que puede ver quien tiene el turno.</translation>
    </message>
    <message>
        <source>Only matches that ended this way for you.</source>
        <translation>Solo partidas que acabaron así para ti.</translation>
    </message>
    <message>
        <source>No longer listening for players.</source>
        <translation>Ya no se admiten conexiones.</translation>
    </message>
    <message>
        <source>The name to put into invitations for this computer (default: its addresses).</source>
        <translation>El nombre de este ordenador que se pone en las invitaciones (por defecto, sus direcciones).</translation>
    </message>
    <message>
        <source>--deal works only with --sheet hands</source>
        <translation>--deal solo funciona con --sheet hands</translation>
    </message>
    <message>
        <source>The rules have no errors and can be played.</source>
        <translation>Las reglas no tienen errores y se pueden jugar.</translation>
    </message>
    <message>
        <source>What the side tries to get while everyone else plays against it: tricks, points (in this deal), or win (the chance to win the match).</source>
        <translation>Lo que intenta conseguir el bando mientras todos los demás juegan en su contra: tricks (bazas), points (puntos de esta mano) o win (la probabilidad de ganar la partida).</translation>
    </message>
    <message>
        <source>How to group the statistics.</source>
        <translation>Cómo se agrupan las estadísticas.</translation>
    </message>
    <message>
        <source>%1: that event is not a player&apos;s choice</source>
        <translation>%1: ese evento no es una decisión de un jugador</translation>
    </message>
    <message>
        <source>Print shared deals (results or hands), or sheets for playing with real cards.</source>
        <translation>Imprime manos compartidas (resultados o cartas) u hojas para jugar con cartas reales.</translation>
    </message>
    <message>
        <source>Which computer player to act as.</source>
        <translation>El jugador del ordenador que decide.</translation>
    </message>
    <message>
        <source>Any text you like. The cards depend on it as well as on the secret. Implies --fair.</source>
        <translation>Cualquier texto. Las cartas dependen de él además del secreto. Incluye --fair.</translation>
    </message>
    <message>
        <source>Side %1 (points: %2, tricks: %3): %4</source>
        <translation>Bando %1 (puntos: %2, bazas: %3): %4</translation>
    </message>
    <message>
        <source>Whose statistics to show (default: yours, by your name in Quick Setup).</source>
        <translation>De quién son las estadísticas (por defecto, las tuyas, según tu nombre en «Configuración rápida»).</translation>
    </message>
    <message>
        <source>Backup of %1.</source>
        <comment>a date</comment>
        <translation>Copia de seguridad del %1.</translation>
    </message>
    <message numerus="yes">
        <source>In the backup but not among yours: %n file(s).</source>
        <translation>
            <numerusform>En la copia, pero no entre los tuyos: %n archivo.</numerusform>
            <numerusform>En la copia, pero no entre los tuyos: %n archivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same as yours: %n file(s).</source>
        <translation>
            <numerusform>Igual que el tuyo: %n archivo.</numerusform>
            <numerusform>Iguales que los tuyos: %n archivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Different from yours: %n file(s).</source>
        <translation>
            <numerusform>Distinto del tuyo: %n archivo.</numerusform>
            <numerusform>Distintos de los tuyos: %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save your matches, house rules, people, lessons, card sets, and settings in one file. Anyone who has the file can read all of that.</source>
        <translation>Guarda tus partidas, reglas de la casa, personas, lecciones, diseños de cartas y ajustes en un archivo. Quien tenga el archivo puede leerlo todo.</translation>
    </message>
    <message>
        <source>%1 already exists</source>
        <translation>%1 ya existe</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n file(s) in %1.</source>
        <translation>
            <numerusform>%n archivo guardado en %1.</numerusform>
            <numerusform>%n archivos guardados en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show when a backup was made, and how its files differ from yours. Nothing is written.</source>
        <translation>Muestra cuándo se hizo una copia de seguridad y en qué se diferencian sus archivos de los tuyos. No se escribe nada.</translation>
    </message>
    <message>
        <source>Restore a backup. Where a file differs from yours, both versions are kept. Close Sandbag first.</source>
        <translation>Restaura una copia de seguridad. Si un archivo es distinto del tuyo, se conservan las dos versiones. Cierra antes Sandbag.</translation>
    </message>
    <message>
        <source>Which version of a file keeps the name where they differ.</source>
        <translation>Qué versión de un archivo mantiene el nombre si son distintas.</translation>
    </message>
    <message>
        <source>Use the backup&apos;s settings, too.</source>
        <translation>Usar también los ajustes de la copia.</translation>
    </message>
    <message numerus="yes">
        <source>Restored %n file(s).</source>
        <translation>
            <numerusform>%n archivo restaurado.</numerusform>
            <numerusform>%n archivos restaurados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) differed: both versions are kept, under two names.</source>
        <translation>
            <numerusform>%n archivo era distinto: se conservan las dos versiones, con dos nombres.</numerusform>
            <numerusform>%n archivos eran distintos: se conservan las dos versiones, con dos nombres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put settings, keys, and windows back to their defaults. Matches and house rules stay. Close Sandbag first.</source>
        <translation>Restablece los ajustes, las teclas y las ventanas. Las partidas y las reglas de la casa se quedan. Cierra antes Sandbag.</translation>
    </message>
    <message>
        <source>before resetting</source>
        <comment>part of a file&apos;s name</comment>
        <translation>antes de restablecer</translation>
    </message>
    <message>
        <source>Can&apos;t write %1.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>Can&apos;t save the settings in %1.</source>
        <translation>No se pueden guardar los ajustes en %1.</translation>
    </message>
    <message>
        <source>There were no settings to reset.</source>
        <translation>No había ajustes que restablecer.</translation>
    </message>
    <message>
        <source>All settings are back to their defaults. The previous ones are in %1.</source>
        <translation>Todos los ajustes se han restablecido. Los anteriores están en %1.</translation>
    </message>
    <message>
        <source>A backup (*.zip).</source>
        <translation>Una copia de seguridad (*.zip).</translation>
    </message>
    <message>
        <source>Save everything of yours in one file.</source>
        <translation>Guarda todo lo tuyo en un solo archivo.</translation>
    </message>
    <message>
        <source>Show what restoring a backup would change.</source>
        <translation>Muestra qué cambiaría al restaurar una copia de seguridad.</translation>
    </message>
    <message>
        <source>Restore a backup; nothing is overwritten.</source>
        <translation>Restaura una copia de seguridad sin sobrescribir nada.</translation>
    </message>
    <message>
        <source>Put all settings back to their defaults.</source>
        <translation>Restablece todos los ajustes.</translation>
    </message>
    <message numerus="yes">
        <source>%n connections were refused, the last one from %1.</source>
        <translation>
            <numerusform>Se ha rechazado %n conexión, la última de %1.</numerusform>
            <numerusform>Se han rechazado %n conexiones, la última de %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::CompanyWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Name of a part of the window, for a screen reader, too, noun.</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>You are at the table again.</source>
        <translation>Estás de nuevo en la mesa.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>The connection to the table has ended.</source>
        <translation>La conexión con la mesa ha terminado.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>The match isn&apos;t over. At the table: %1.</source>
        <translation>La partida no ha terminado. En la mesa: %1.</translation>
    </message>
    <message>
        <source>&amp;Close Table</source>
        <translation>&amp;Cerrar la mesa</translation>
    </message>
    <message>
        <source>&amp;Leave Table</source>
        <translation>&amp;Dejar la mesa</translation>
    </message>
    <message>
        <source>&amp;Propose These Rules</source>
        <translation>Pr&amp;oponer estas reglas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu: how one gets help, noun.</extracomment>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Menu: what has to do with matches as a whole, noun.</extracomment>
        <translation>P&amp;artida</translation>
    </message>
    <message>
        <source>Current &amp;Rules</source>
        <translation>&amp;Reglas actuales</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu: what is done while one plays, verb or noun.</extracomment>
        <translation>Juga&amp;r</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <translation>Última &amp;baza</translation>
    </message>
    <message>
        <source>Ask to &amp;Undo</source>
        <translation>Pedir des&amp;hacer</translation>
    </message>
    <message>
        <source>Bid &amp;Nil</source>
        <translation>Apostar &amp;nil</translation>
    </message>
    <message>
        <source>Bid &amp;Blind</source>
        <translation>Apostar a ci&amp;egas</translation>
    </message>
    <message>
        <source>&amp;Claim Remaining Tricks</source>
        <translation>&amp;Reclamar las bazas que quedan</translation>
    </message>
    <message>
        <source>Concede Remaining Tricks</source>
        <translation>Conceder las bazas que quedan</translation>
    </message>
    <message>
        <source>&amp;Take Back Card</source>
        <translation>Retirar la car&amp;ta</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <extracomment>In a menu: the match goes on after a pause or a question, verb.</extracomment>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <extracomment>In a menu: the match stands still, verb.</extracomment>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>For a &amp;Moment</source>
        <translation>Un &amp;momento</translation>
    </message>
    <message>
        <source>Pause to &amp;Eat</source>
        <translation>Pausa para &amp;comer</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <extracomment>Menu: ready sentences to say to the others, verb.</extracomment>
        <translation>&amp;Decir</translation>
    </message>
    <message>
        <source>Nobody else is here</source>
        <translation>No hay nadie más</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu: what is seen, noun.</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Scorecard</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>&amp;Hoja de puntos</translation>
    </message>
    <message>
        <source>Play Together</source>
        <translation>Jugar en compañía</translation>
    </message>
    <message>
        <source>%1 is waiting for you.</source>
        <translation>%1 te espera.</translation>
    </message>
    <message>
        <source>Everyone at this table will be asked to agree again.</source>
        <translation>Se pedirá de nuevo el acuerdo de toda la mesa.</translation>
    </message>
    <message>
        <source>Everyone leaves the table if you close it. You can open it again later (Game &gt; Play Together). At the table: %1.</source>
        <translation>Si cierras la mesa, todos salen de ella. Puedes volver a abrirla más tarde (Partida &gt; Jugar en compañía). En la mesa: %1.</translation>
    </message>
    <message>
        <source>You can review the match when it&apos;s over.</source>
        <translation>Podrás analizar la partida cuando termine.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>La mesa está cerrada.</translation>
    </message>
    <message>
        <source>%1 would like to play again.</source>
        <translation>Con ganas de otra partida: %1.</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <translation>Jugar &amp;otra vez</translation>
    </message>
    <message>
        <source>Change Seats</source>
        <translation>Cambiar de puesto</translation>
    </message>
    <message>
        <source>%1 would like to change seats with you.</source>
        <translation>%1 quiere cambiar de puesto contigo.</translation>
    </message>
    <message>
        <source>&amp;Change Seats</source>
        <translation>&amp;Cambiar de puesto</translation>
    </message>
    <message>
        <source>&amp;Stay Here</source>
        <translation>Quedarme &amp;aquí</translation>
    </message>
    <message>
        <source>Bid A&amp;head</source>
        <translation>&amp;Apostar por adelantado</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>Menu: whose sentences are not shown, verb.</extracomment>
        <translation>Silen&amp;ciar</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In a menu of cards or bids that one may choose before one&apos;s turn: none of them.</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>These cards can&apos;t be played again: when you play together, every match has new cards.</source>
        <translation>Estas cartas no se pueden volver a jugar: cuando se juega en compañía, cada partida tiene cartas nuevas.</translation>
    </message>
    <message>
        <source>Pause: Someone Is at the &amp;Door</source>
        <translation>Pausa: llaman a la puer&amp;ta</translation>
    </message>
</context>
<context>
    <name>sandbag::CompareModel</name>
    <message>
        <source>Group</source>
        <extracomment>Heading of a column: the group to which a house rule belongs, noun.</extracomment>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Heading of a column: the title of a house rule, noun.</extracomment>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>sandbag::CompareRulesDialog</name>
    <message>
        <source>These rules</source>
        <translation>Estas reglas</translation>
    </message>
    <message>
        <source>These rules: %1</source>
        <translation>Estas reglas: %1</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Sin diferencias.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n diferencia</numerusform>
            <numerusform>%n diferencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::ConductBar</name>
    <message>
        <source>G&amp;o On</source>
        <translation>Se&amp;guir</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Button: lets a card be taken back, verb.</extracomment>
        <translation>Per&amp;mitir</translation>
    </message>
    <message>
        <source>Do &amp;Not Allow</source>
        <translation>&amp;No permitir</translation>
    </message>
    <message>
        <source>&amp;Wait Longer</source>
        <translation>&amp;Esperar más</translation>
    </message>
    <message>
        <source>Ready to go on: %1.</source>
        <translation>A punto para seguir: %1.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 no está.</translation>
    </message>
    <message>
        <source>Pau&amp;se the Match</source>
        <translation>Pausar &amp;la partida</translation>
    </message>
    <message>
        <source>The match is paused: nobody is here to play.</source>
        <translation>La partida está en pausa: no hay nadie para jugar.</translation>
    </message>
    <message>
        <source>%1 has paused the match: someone is at their door.</source>
        <translation>%1 ha puesto la partida en pausa: llaman a su puerta.</translation>
    </message>
    <message>
        <source>%1 has paused the match: it&apos;s time to eat.</source>
        <translation>%1 ha puesto la partida en pausa: es hora de comer.</translation>
    </message>
    <message>
        <source>%1 has paused the match for a moment.</source>
        <translation>%1 ha puesto la partida en pausa un momento.</translation>
    </message>
    <message>
        <source>You have asked to undo your last choice. Waiting for the others.</source>
        <translation>Has pedido deshacer tu última decisión. Falta que respondan los demás.</translation>
    </message>
    <message>
        <source>%1 would like to undo their last choice.</source>
        <translation>%1 quiere deshacer su última decisión.</translation>
    </message>
    <message numerus="yes">
        <source>This undoes %n move(s).</source>
        <translation>
            <numerusform>Esto deshace %n jugada.</numerusform>
            <numerusform>Esto deshace %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards seen since then can&apos;t be unseen.</source>
        <translation>Las cartas vistas desde entonces ya no se olvidan.</translation>
    </message>
    <message>
        <source>A computer is playing for %1, who gets the seat back on return.</source>
        <translation>El ordenador juega por %1, que recupera su puesto cuando vuelva.</translation>
    </message>
    <message>
        <source>%1 is away. A computer takes over in %2.</source>
        <translation>%1 no está. Dentro de %2 jugará el ordenador en su lugar.</translation>
    </message>
    <message>
        <source>The others can go on in %1.</source>
        <translation>Los demás podrán seguir dentro de %1.</translation>
    </message>
    <message>
        <source>Comp&amp;uter Plays</source>
        <translation>Juega el or&amp;denador</translation>
    </message>
    <message>
        <source>Take My Seat &amp;Back</source>
        <translation>Re&amp;cuperar mi puesto</translation>
    </message>
    <message>
        <source>A computer is playing for %1, who can take the seat back at any time.</source>
        <translation>El ordenador juega por %1, que puede recuperar su puesto en cualquier momento.</translation>
    </message>
    <message>
        <source>The others are waiting for you. They can now let a computer play for you.</source>
        <translation>Los demás te esperan. Ya pueden dejar que el ordenador juegue por ti.</translation>
    </message>
    <message>
        <source>%1 is taking a long time. A computer can play instead.</source>
        <translation>%1 tarda mucho. El ordenador puede jugar en su lugar.</translation>
    </message>
    <message>
        <source>The choice takes effect in %1.</source>
        <translation>Lo elegido se aplicará dentro de %1.</translation>
    </message>
    <message>
        <source>The others waited for you. A computer is now playing for you.</source>
        <translation>Los demás te han esperado. Ahora el ordenador juega por ti.</translation>
    </message>
</context>
<context>
    <name>sandbag::ContestWindow</name>
    <message>
        <source>Pair</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>North, south</source>
        <translation>Norte, Sur</translation>
    </message>
    <message>
        <source>East, west</source>
        <translation>Este, Oeste</translation>
    </message>
    <message>
        <source>Points N, S</source>
        <translation>Puntos N, S</translation>
    </message>
    <message>
        <source>Points E, W</source>
        <translation>Puntos E, O</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Heading of a column: the place in a ranking, noun.</extracomment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <extracomment>Heading of a column: how many pairs with the same cards one beat, noun.</extracomment>
        <translation>Matchpoints</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Heading of a column: points out of those that could be had, in %, noun.</extracomment>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Real Tables</source>
        <translation>Mesas reales</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n mesa</numerusform>
            <numerusform>%n mesas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Tables:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Mesas:</translation>
    </message>
    <message>
        <source>&amp;Hands…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>&amp;Cartas…</translation>
    </message>
    <message>
        <source>&amp;Rounds…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>&amp;Rondas…</translation>
    </message>
    <message>
        <source>&amp;Slips…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>Papele&amp;tas…</translation>
    </message>
    <message>
        <source>Ran&amp;king…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>Cla&amp;sificación…</translation>
    </message>
    <message>
        <source>Deal %1: no points yet</source>
        <translation>Mano %1: aún sin puntos</translation>
    </message>
    <message>
        <source>%1 (north, south)</source>
        <translation>%1 (Norte, Sur)</translation>
    </message>
    <message>
        <source>%1 (east, west)</source>
        <translation>%1 (Este, Oeste)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matchpoints</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Guardado: %1.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a number of points.</source>
        <translation>«%1» no es un número de puntos.</translation>
    </message>
    <message>
        <source>Bid and took</source>
        <translation>Apuestas y bazas</translation>
    </message>
    <message>
        <source>&amp;Enter Result…</source>
        <translation>&amp;Anotar resultado…</translation>
    </message>
    <message>
        <source>Enter bids and tricks; Sandbag works out the points</source>
        <translation>Anota apuestas y bazas; Sandbag calcula los puntos</translation>
    </message>
    <message>
        <source>&amp;Save as PDF</source>
        <translation>Guar&amp;dar como PDF</translation>
    </message>
    <message>
        <source>Which pairs meet in each round, and on which deals</source>
        <translation>Qué parejas se encuentran en cada ronda, y en qué manos</translation>
    </message>
    <message>
        <source>A slip for each deal, to write the results on</source>
        <translation>Una papeleta por mano, para apuntar los resultados</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>In a menu or on a button: closes the window, verb.</extracomment>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Can&apos;t be changed once there are results</source>
        <translation>No se puede cambiar cuando ya hay resultados</translation>
    </message>
    <message>
        <source>All results are entered.</source>
        <translation>Todos los resultados están anotados.</translation>
    </message>
    <message>
        <source>The hands of all deals, for laying out real cards</source>
        <translation>Las cartas de todas las manos, para prepararlas con una baraja real</translation>
    </message>
    <message>
        <source>The ranking of the pairs and all results</source>
        <translation>La clasificación de las parejas y todos los resultados</translation>
    </message>
</context>
<context>
    <name>sandbag::CountingPanel</name>
    <message>
        <source>Yes</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>%1 is void.</source>
        <translation>%1 tiene fallo.</translation>
    </message>
    <message>
        <source>%1 has followed this suit every time so far.</source>
        <translation>Hasta ahora, %1 ha asistido siempre a este palo.</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>What is said of an answer: it was correct.</extracomment>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Casi.</translation>
    </message>
    <message>
        <source>Is %1 known to be void in this suit (%2)?</source>
        <translation>¿Se sabe que %1 tiene fallo a este palo (%2)?</translation>
    </message>
    <message>
        <source>How many cards of this suit (%1) do the others hold?</source>
        <translation>¿Cuántas cartas de este palo (%1) tienen los demás?</translation>
    </message>
    <message numerus="yes">
        <source>The others hold %n card(s) of this suit.</source>
        <translation>
            <numerusform>Los demás tienen %n carta de este palo.</numerusform>
            <numerusform>Los demás tienen %n cartas de este palo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::CurtainPanel</name>
    <message>
        <source>%1: it is your turn.</source>
        <translation>%1: te toca.</translation>
    </message>
</context>
<context>
    <name>sandbag::CurveModel</name>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>chance before a deal</comment>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Al repartir</translation>
    </message>
    <message>
        <source>After</source>
        <comment>chance after a deal</comment>
        <translation>Después</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Heading of a column: how much the chance to win changed, noun.</extracomment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>%1 (turning point)</source>
        <comment>number of a deal</comment>
        <translation>%1 (momento clave)</translation>
    </message>
</context>
<context>
    <name>sandbag::CurveView</name>
    <message>
        <source>Chance to win the match</source>
        <translation>Probabilidad de ganar la partida</translation>
    </message>
    <message>
        <source>Chance to win the match. %1</source>
        <translation>Probabilidad de ganar la partida. %1</translation>
    </message>
    <message>
        <source>Before deal %1: %2%</source>
        <translation>Antes de la mano %1: %2&#xa0;%</translation>
    </message>
    <message>
        <source>Deal %1, after dealing: %2%</source>
        <translation>Mano %1, al repartir: %2&#xa0;%</translation>
    </message>
    <message>
        <source>Deal %1, choice %2: %3%</source>
        <translation>Mano %1, decisión %2: %3&#xa0;%</translation>
    </message>
    <message>
        <source>After deal %1: %2%</source>
        <translation>Después de la mano %1: %2&#xa0;%</translation>
    </message>
    <message>
        <source>The chart appears after the review.</source>
        <translation>El gráfico aparece después del análisis.</translation>
    </message>
</context>
<context>
    <name>sandbag::CutPanel</name>
    <message>
        <source>Cut the cards</source>
        <translation>Corta la baraja</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) off the top</source>
        <translation>
            <numerusform>%n carta de arriba</numerusform>
            <numerusform>%n cartas de arriba</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>Button: cuts the deck, verb.</extracomment>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>French cut: which card goes to %1?</source>
        <translation>Corte francés: ¿qué carta va para %1?</translation>
    </message>
    <message>
        <source>Don&apos;t Cut</source>
        <translation>No cortar</translation>
    </message>
    <message>
        <source>Number of cards to cut from the top</source>
        <translation>Número de cartas de arriba que se cortan</translation>
    </message>
</context>
<context>
    <name>sandbag::DailyWindow</name>
    <message>
        <source>Deal of the Day</source>
        <translation>Mano del día</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>J&amp;uego:</translation>
    </message>
    <message>
        <source>Days</source>
        <extracomment>Heading of a list: the days of which one has played the deal, noun.</extracomment>
        <translation>Días</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button: plays the deal that is chosen, verb.</extracomment>
        <translation>Juga&amp;r</translation>
    </message>
    <message>
        <source>Copy &amp;Result</source>
        <translation>&amp;Copiar el resultado</translation>
    </message>
    <message>
        <source>Copy your result to send to friends</source>
        <translation>Copia tu resultado para enviarlo a tus amigos</translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s).</source>
        <translation>
            <numerusform>Has jugado %n día.</numerusform>
            <numerusform>Has jugado %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: code %2</source>
        <translation>%1: código %2</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>Jugar &amp;otra vez</translation>
    </message>
    <message>
        <source>%1: playing…</source>
        <comment>a level of computer players</comment>
        <translation>%1: jugando…</translation>
    </message>
    <message>
        <source>%1: no score</source>
        <comment>a level of computer players</comment>
        <translation>%1: sin resultado</translation>
    </message>
    <message>
        <source>Your points: %1.</source>
        <translation>Tus puntos: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level of computer players, its result</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Current streak: %n day(s).</source>
        <translation>
            <numerusform>Racha actual: %n día.</numerusform>
            <numerusform>Racha actual: %n días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s).</source>
        <translation>
            <numerusform>Racha más larga: %n día.</numerusform>
            <numerusform>Racha más larga: %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone who plays on this day has the same cards. Only the first time counts, but you can play as often as you like.</source>
        <translation>Quien juega este día tiene las mismas cartas que los demás. Solo cuenta la primera vez, pero puedes jugar cuantas veces quieras.</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>Una mano</translation>
    </message>
    <message numerus="yes">
        <source>A short match of %n deal(s)</source>
        <translation>
            <numerusform>Una partida corta de %n mano</numerusform>
            <numerusform>Una partida corta de %n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Duración:</translation>
    </message>
</context>
<context>
    <name>sandbag::DealList</name>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column of matches and deals, noun.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading of a column of matches and deals, noun.</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a column of matches and deals, noun.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Best and worst deals</source>
        <translation>Mejores y peores manos</translation>
    </message>
    <message>
        <source>Press Enter to show the deal on the table.</source>
        <translation>Pulsa Intro para ver la mano en la mesa.</translation>
    </message>
    <message>
        <source>Best deals</source>
        <translation>Mejores manos</translation>
    </message>
    <message>
        <source>Worst deals</source>
        <translation>Peores manos</translation>
    </message>
</context>
<context>
    <name>sandbag::DeckChoice</name>
    <message>
        <source>Sample hand from this deck, with jokers</source>
        <translation>Muestra de este diseño de cartas, con los comodines</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Diseño de cartas</translation>
    </message>
    <message>
        <source>%1 (ranks hidden where cards overlap)</source>
        <translation>%1 (al solaparse se tapan los valores)</translation>
    </message>
    <message>
        <source>These cards show their rank only at the right edge, where the next card in your hand covers it.</source>
        <translation>Estas cartas llevan el valor solo en el borde derecho, donde lo tapa la carta siguiente.</translation>
    </message>
</context>
<context>
    <name>sandbag::DialogText</name>
    <message>
        <source>Standard: &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Estándar: &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>All named games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Using Sandbag</source>
        <translation>Cómo usar Sandbag</translation>
    </message>
    <message>
        <source>Named games</source>
        <translation>Juegos</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n cambiada</numerusform>
            <numerusform>%n cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without effect</source>
        <translation>
            <numerusform>%n sin efecto</numerusform>
            <numerusform>%n sin efecto</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>preset and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>4 in two pairs</source>
        <translation>4, en dos parejas</translation>
    </message>
    <message>
        <source>4, no partners (cutthroat)</source>
        <translation>4, sin compañeros (todos contra todos)</translation>
    </message>
    <message>
        <source>3, no partners</source>
        <translation>3, sin compañeros</translation>
    </message>
    <message>
        <source>2, drawing cards one by one</source>
        <translation>2, robando las cartas una a una</translation>
    </message>
    <message>
        <source>5, no partners</source>
        <translation>5, sin compañeros</translation>
    </message>
    <message>
        <source>10 bags cost 100</source>
        <translation>10 bolsas cuestan 100</translation>
    </message>
    <message>
        <source>5 bags cost 50</source>
        <translation>5 bolsas cuestan 50</translation>
    </message>
    <message>
        <source>7 bags cost 75</source>
        <translation>7 bolsas cuestan 75</translation>
    </message>
    <message>
        <source>Overtricks are a point each, no penalty</source>
        <translation>Cada baza de más vale un punto, sin penalización</translation>
    </message>
    <message>
        <source>No bags at all: overtricks are worth nothing</source>
        <translation>Sin bolsas: las bazas de más no valen nada</translation>
    </message>
    <message>
        <source>Every overtrick costs 10</source>
        <translation>Cada baza de más cuesta 10</translation>
    </message>
    <message>
        <source>No jokers</source>
        <translation>Sin comodines</translation>
    </message>
    <message>
        <source>Two jokers high; 2♥ and 2♣ out</source>
        <translation>Altos: dos comodines; fuera 2♥ y 2♣</translation>
    </message>
    <message>
        <source>Two jokers, 2♦ and 2♠ high; 2♥ and 2♣ out</source>
        <translation>Altos: dos comodines, 2♦ y 2♠; fuera 2♥ y 2♣</translation>
    </message>
    <message>
        <source>Two jokers and 2♠ high; 2♥ and 2♦ out</source>
        <translation>Altos: dos comodines y 2♠; fuera 2♥ y 2♦</translation>
    </message>
    <message>
        <source>Two jokers high; two cards to the dealer as a kitty</source>
        <translation>Altos: dos comodines; dos cartas de pozo para quien reparte</translation>
    </message>
    <message>
        <source>No jokers; all twos high</source>
        <translation>Sin comodines; altos: todos los doses</translation>
    </message>
    <message>
        <source>Spades in a minute</source>
        <translation>Spades en un minuto</translation>
    </message>
    <message>
        <source>From South Asia and Turkey</source>
        <translation>Del sur de Asia y de Turquía</translation>
    </message>
    <message>
        <source>From American card clubs and lodges</source>
        <translation>De clubes de cartas y logias de Estados Unidos</translation>
    </message>
    <message>
        <source>For two or three</source>
        <translation>Para dos o tres</translation>
    </message>
    <message>
        <source>For five to eight</source>
        <translation>De cinco a ocho</translation>
    </message>
    <message>
        <source>For four, no partners</source>
        <translation>Para cuatro, sin compañeros</translation>
    </message>
    <message>
        <source>For four, with jokers or other trumps</source>
        <translation>Para cuatro, con comodines u otros triunfos</translation>
    </message>
    <message>
        <source>For four, with the usual cards</source>
        <translation>Para cuatro, con las cartas de siempre</translation>
    </message>
    <message>
        <source>Other games: %1.</source>
        <translation>Otros juegos: %1.</translation>
    </message>
    <message>
        <source>Different in: %1.</source>
        <translation>Distinto en: %1.</translation>
    </message>
    <message>
        <source>Changed from Standard</source>
        <translation>Cambios respecto a Estándar</translation>
    </message>
    <message>
        <source>Glossary</source>
        <extracomment>Heading of the pages that explain words, noun.</extracomment>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>No effect now: %1</source>
        <translation>Sin efecto ahora: %1</translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>Button beside a rule that contradicts another: sets it so that it no longer does, verb.</extracomment>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>6 in three pairs, two decks</source>
        <translation>6, en tres parejas, dos barajas</translation>
    </message>
    <message>
        <source>6 in two teams of three, two decks</source>
        <translation>6, en dos equipos de tres, dos barajas</translation>
    </message>
    <message>
        <source>6, no partners, two decks</source>
        <translation>6, sin compañeros, dos barajas</translation>
    </message>
    <message>
        <source>7, no partners, two decks</source>
        <translation>7, sin compañeros, dos barajas</translation>
    </message>
    <message>
        <source>8 in four pairs, two decks</source>
        <translation>8, en cuatro parejas, dos barajas</translation>
    </message>
    <message>
        <source>It&apos;s better to split into tables of %1.</source>
        <translation>Es mejor dividirse en mesas de %1.</translation>
    </message>
    <message>
        <source>It&apos;s better to split into tables of %1 or %2.</source>
        <translation>Es mejor dividirse en mesas de %1 o de %2.</translation>
    </message>
</context>
<context>
    <name>sandbag::DoorLamp</name>
    <message>
        <source>Nobody is connected</source>
        <translation>No hay nadie conectado</translation>
    </message>
    <message>
        <source>Who is connected, and how to disconnect</source>
        <translation>Quién está en línea y cómo desconectarse</translation>
    </message>
</context>
<context>
    <name>sandbag::EntryPanel</name>
    <message>
        <source>Still missing: %1.</source>
        <translation>Aún falta: %1.</translation>
    </message>
    <message>
        <source>Ruling: %1, points %2, bags %3. %4</source>
        <comment>side, points, bags, reason</comment>
        <translation>Arbitraje: %1, puntos %2, bolsas %3. %4</translation>
    </message>
    <message>
        <source>%1 Press Enter again to accept.</source>
        <translation>%1 Pulsa Intro otra vez para aceptar.</translation>
    </message>
    <message>
        <source>Score the deal as entered and note it on the scorecard</source>
        <translation>Puntuar la mano tal cual y dejar constancia en la hoja de puntos</translation>
    </message>
    <message>
        <source>Score as Entere&amp;d</source>
        <translation>Puntuar &amp;tal cual</translation>
    </message>
</context>
<context>
    <name>sandbag::ExampleModel</name>
    <message>
        <source>new</source>
        <extracomment>In a table of example scores, in the column of the score under the rules before: this example was not there.</extracomment>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column: the score of a deal, noun.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>Heading of a column: overtricks that are counted.</extracomment>
        <translation>Bolsas</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heading of a column: the score under the rules before, adverb.</extracomment>
        <translation>Antes</translation>
    </message>
</context>
<context>
    <name>sandbag::FairDialog</name>
    <message>
        <source>Fingerprint:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Huella:</translation>
    </message>
    <message>
        <source>Words:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Palabras:</translation>
    </message>
    <message>
        <source>Secret:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Secreto:</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Heading: how lucky or unlucky the cards were, noun.</extracomment>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Heading of a column: whose cards they were; and how many spades among them, noun.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>Heading of a column: whose cards they were; and how many spades among them, noun.</extracomment>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Aces, kings, queens</source>
        <translation>Ases, reyes, reinas</translation>
    </message>
    <message>
        <source>Void suits</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>The check found a problem. %1: %2</source>
        <translation>La comprobación ha encontrado un problema. %1: %2</translation>
    </message>
    <message>
        <source>Fair Cards</source>
        <translation>Reparto limpio</translation>
    </message>
    <message>
        <source>Where the cards come from</source>
        <translation>De dónde vienen las cartas</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>The next match</source>
        <translation>La próxima partida</translation>
    </message>
    <message>
        <source>Chec&amp;k This Match</source>
        <translation>&amp;Comprobar esta partida</translation>
    </message>
    <message>
        <source>Checking…</source>
        <extracomment>What is being done at the moment.</extracomment>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>The cards of this match are set by its code: everyone who plays this code gets the same cards.</source>
        <translation>Las cartas de esta partida salen de su código: quien juega este código recibe las mismas cartas.</translation>
    </message>
    <message>
        <source>This match has no fingerprint, so nothing proves that its cards weren&apos;t picked on purpose.</source>
        <translation>Esta partida no tiene huella: nada demuestra que sus cartas no se eligieran a propósito.</translation>
    </message>
    <message>
        <source>shown when the match is over</source>
        <translation>se muestra al terminar la partida</translation>
    </message>
    <message>
        <source>average %1, usually %2 to %3</source>
        <comment>counts of cards</comment>
        <translation>media %1, normalmente de %2 a %3</translation>
    </message>
    <message>
        <source>Everything checks out. Deals checked: %1. Computers&apos; choices checked: %2.</source>
        <translation>Todo cuadra. Manos comprobadas: %1. Decisiones del ordenador comprobadas: %2.</translation>
    </message>
    <message>
        <source>Before the first card, the program chose a random secret; its fingerprint (SHA-256) is below. The cards depend on that secret and also on the words below, which the program didn&apos;t choose. So nobody could decide who gets which cards.</source>
        <translation>Antes de la primera carta, el programa eligió un secreto al azar; abajo está su huella (SHA-256). Las cartas dependen de ese secreto y también de las palabras de abajo, que el programa no eligió. Así nadie pudo decidir quién recibe qué cartas.</translation>
    </message>
    <message>
        <source>No deal of this match is finished yet.</source>
        <translation>Aún no ha terminado ninguna mano de esta partida.</translation>
    </message>
    <message>
        <source>A random secret for the next match has been chosen; this is its fingerprint. You can type any words below. They are mixed into the shuffle, so the program alone can&apos;t decide the cards.</source>
        <translation>Ya está elegido un secreto al azar para la próxima partida; esta es su huella. Puedes escribir abajo las palabras que quieras. Se mezclan al barajar, así que el programa por sí solo no puede decidir las cartas.</translation>
    </message>
    <message>
        <source>Any &amp;words, to help shuffle the next match:</source>
        <translation>Pala&amp;bras para ayudar a barajar la próxima partida:</translation>
    </message>
    <message>
        <source>Deal the cards again and have computer players choose again, using only what could be seen from their seats</source>
        <translation>Volver a repartir las cartas y hacer que los jugadores del ordenador decidan otra vez, solo con lo que se podía ver desde sus puestos</translation>
    </message>
    <message>
        <source>The cards were fixed before the first deal. Fingerprint: %1. Words used in the shuffle: %2</source>
        <translation>Las cartas quedaron fijadas antes de la primera mano. Huella: %1. Palabras usadas al barajar: %2</translation>
    </message>
    <message numerus="yes">
        <source>How often everyone was dealt these cards in %n deal(s). In 95% of matches, a number is within the usual range shown below it; * marks a number outside that range.</source>
        <translation>
            <numerusform>Cuántas veces recibió cada cual estas cartas en %n mano. En el 95&#xa0;% de las partidas, cada número está en el margen habitual que se ve debajo; * marca el que queda fuera.</numerusform>
            <numerusform>Cuántas veces recibió cada cual estas cartas en %n manos. En el 95&#xa0;% de las partidas, cada número está en el margen habitual que se ve debajo; * marca el que queda fuera.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::FeltChoice</name>
    <message>
        <source>Green</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Noche</translation>
    </message>
</context>
<context>
    <name>sandbag::FigureModel</name>
    <message>
        <source>nothing</source>
        <comment>in an empty cell, to be heard</comment>
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>sandbag::FilesPage</name>
    <message>
        <source>&amp;Delete All Matches…</source>
        <translation>&amp;Eliminar todas las partidas…</translation>
    </message>
    <message>
        <source>Delete All Matches</source>
        <translation>Eliminar todas las partidas</translation>
    </message>
    <message>
        <source>Match &amp;folder:</source>
        <translation>Carpe&amp;ta de partidas:</translation>
    </message>
    <message>
        <source>&amp;Move…</source>
        <extracomment>Button: moves the folder of matches elsewhere, verb.</extracomment>
        <translation>&amp;Mover…</translation>
    </message>
    <message>
        <source>Matches never leave this computer. Each match is one file; deleting that file deletes the match.</source>
        <translation>Las partidas no salen nunca de este ordenador. Cada una es un archivo; si lo eliminas, se elimina la partida.</translation>
    </message>
    <message>
        <source>Match Folder</source>
        <translation>Carpeta de partidas</translation>
    </message>
    <message>
        <source>Delete all matches in the history, with their statistics? This can&apos;t be undone. The current match and files saved elsewhere are kept.</source>
        <translation>¿Eliminar todas las partidas del historial, con sus estadísticas? No se puede deshacer. Se conservan la partida actual y los archivos guardados en otros lugares.</translation>
    </message>
</context>
<context>
    <name>sandbag::FindingBar</name>
    <message>
        <source>Show</source>
        <extracomment>Button beside a remark on the rules: goes to the rule, verb.</extracomment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Ver: %1</translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>Button beside a rule that contradicts another: sets it so that it no longer does, verb.</extracomment>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Corregir: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::FirstOffer</name>
    <message>
        <source>New to Spades? Learn it in ten minutes.</source>
        <translation>¿No conoces Spades? Aprende en diez minutos.</translation>
    </message>
    <message>
        <source>Learn Spades</source>
        <translation>Aprender Spades</translation>
    </message>
    <message>
        <source>No, Thanks</source>
        <translation>No, gracias</translation>
    </message>
</context>
<context>
    <name>sandbag::FiveCardsRow</name>
    <message>
        <source>Five cards to compare: %1</source>
        <translation>Cinco cartas para comparar: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::GameSession</name>
    <message>
        <source>A computer plays instead of %1. An external program runs only if you type its command on this computer, in Quick Setup or in Preferences.</source>
        <translation>El ordenador juega en lugar de %1. Un programa externo solo se ejecuta si escribes su comando en este ordenador, en Configuración rápida o en Preferencias.</translation>
    </message>
</context>
<context>
    <name>sandbag::HandChoice</name>
    <message numerus="yes">
        <source>You&apos;ve already chosen %n card(s). Deselect one first.</source>
        <translation>
            <numerusform>Ya has elegido %n carta. Desmárcala primero.</numerusform>
            <numerusform>Ya has elegido %n cartas. Desmarca una primero.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::HintPanel</name>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Follow Hint</source>
        <translation>Seguir la pista</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>Button: more about a hint, noun.</extracomment>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryFilterBar</name>
    <message>
        <source>Search names, rules, dates, points</source>
        <translation>Buscar nombres, reglas, fechas, puntos</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of the field in which one searches, for a screen reader, noun.</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>De 2 a 8 jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>With real cards</source>
        <translation>Con cartas reales</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Choice: only matches that ended so for oneself, a verb in the past.</extracomment>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>Choice: only matches that ended so for oneself, a verb in the past.</extracomment>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este ordenador</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryModel</name>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Victoria: %1</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>How a match ended for oneself, a verb in the past.</extracomment>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>How a match ended for oneself, a verb in the past.</extracomment>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>%1, assisted</source>
        <extracomment>A match in the history: &quot;Won, with help&quot;.</extracomment>
        <translation>%1, con ayuda</translation>
    </message>
    <message>
        <source>%1, not counted</source>
        <extracomment>A match in the history that begins as one that is counted does: &quot;Won, another end&quot;.</extracomment>
        <translation>%1, no cuenta</translation>
    </message>
    <message>
        <source>%1: this match begins with the same deals as another one. Only the one that ended first counts in the statistics.</source>
        <translation>%1: esta partida empieza con las mismas manos que otra. Solo la que terminó antes cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Comienzo</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryText</name>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln mano</numerusform>
            <numerusform>%Ln manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished</source>
        <translation>
            <numerusform>%Ln terminada</numerusform>
            <numerusform>%Ln terminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Hours played</source>
        <translation>Horas de juego</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Manos jugadas</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Contratos cumplidos</translation>
    </message>
    <message>
        <source>Contracts set</source>
        <translation>Contratos caídos</translation>
    </message>
    <message>
        <source>Bids of %1 made</source>
        <translation>Apuestas de %1 cumplidas</translation>
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
        <translation>%1 con éxito</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bid(s)</source>
        <translation>
            <numerusform>%Ln apuesta</numerusform>
            <numerusform>%Ln apuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Bazas por encima de la apuesta</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Habilidad y suerte</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>pocos datos</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>How strong an opponent was: nobody knows; or a person, no computer.</extracomment>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Ordenador: %1</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Heading of a column of statistics: what is counted, and how much it is, noun.</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Heading of a column of statistics by time: from when to when a row counts.</extracomment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Heading of a column of statistics by time: from when to when a row counts.</extracomment>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Bid / tricks</source>
        <translation>Apuesta / bazas</translation>
    </message>
    <message>
        <source>Played with hints, tutor or undo</source>
        <translation>Jugadas con pistas, tutor o deshacer</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>different rules</source>
        <translation>reglas distintas</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Heading of a column of exported statistics: the part of the page; how many cases a figure comes from, noun.</extracomment>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Range from</source>
        <translation>Intervalo desde</translation>
    </message>
    <message>
        <source>Range to</source>
        <translation>Intervalo hasta</translation>
    </message>
    <message>
        <source>Cases</source>
        <extracomment>Heading of a column of exported statistics: the part of the page; how many cases a figure comes from, noun.</extracomment>
        <translation>Casos</translation>
    </message>
    <message>
        <source>%1: can&apos;t open the match index (%2)</source>
        <translation>%1: no se puede abrir el índice de partidas (%2)</translation>
    </message>
    <message>
        <source>%1: can&apos;t be created</source>
        <translation>%1: no se puede crear</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>no está abierto</translation>
    </message>
    <message>
        <source>%1: can&apos;t write the match index; the matches are read from their files instead.</source>
        <translation>%1: no se puede escribir el índice de partidas; se leerán los archivos de las partidas.</translation>
    </message>
    <message>
        <source>%1: the match index was damaged; it was rebuilt from the match files.</source>
        <translation>%1: el índice de partidas estaba dañado; se ha rehecho a partir de los archivos.</translation>
    </message>
    <message>
        <source>%1: can&apos;t be deleted</source>
        <translation>%1: no se puede eliminar</translation>
    </message>
    <message>
        <source>deleted permanently</source>
        <translation>se eliminó definitivamente</translation>
    </message>
    <message>
        <source>%1: no such file or folder</source>
        <translation>%1: no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>The matches were not moved.</source>
        <translation>Las partidas no se han movido.</translation>
    </message>
    <message>
        <source>the folder is read-only</source>
        <translation>la carpeta es de solo lectura</translation>
    </message>
    <message>
        <source>95% range</source>
        <translation>Intervalo del 95&#xa0;%</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Puntos por mano</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Mejor racha ganadora</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Peor racha perdedora</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Racha ganadora actual</translation>
    </message>
    <message>
        <source>Current losing streak</source>
        <translation>Racha perdedora actual</translation>
    </message>
    <message>
        <source>Bags per deal</source>
        <translation>Bolsas por mano</translation>
    </message>
    <message>
        <source>Bag penalties</source>
        <translation>Penalizaciones por bolsas</translation>
    </message>
    <message>
        <source>Special bids</source>
        <translation>Apuestas especiales</translation>
    </message>
    <message>
        <source>Nils bid</source>
        <translation>Nils apostados</translation>
    </message>
    <message>
        <source>Nils made</source>
        <translation>Nils cumplidos</translation>
    </message>
    <message>
        <source>Blind nils bid</source>
        <translation>Nils a ciegas apostados</translation>
    </message>
    <message>
        <source>Blind nils made</source>
        <translation>Nils a ciegas cumplidos</translation>
    </message>
    <message>
        <source>Exactly the bid</source>
        <translation>Justo lo apostado</translation>
    </message>
    <message>
        <source>More than the bid</source>
        <translation>Más de lo apostado</translation>
    </message>
    <message>
        <source>Fewer than the bid</source>
        <translation>Menos de lo apostado</translation>
    </message>
    <message>
        <source>Recent change in win rate (percentage points)</source>
        <translation>Cambio reciente en victorias (puntos porcentuales)</translation>
    </message>
    <message>
        <source>Choices reviewed</source>
        <translation>Decisiones analizadas</translation>
    </message>
    <message>
        <source>%1 to %2%</source>
        <translation>de %1 a %2&#xa0;%</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>How strong an opponent was: nobody knows; or a person, no computer.</extracomment>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Statistic</source>
        <extracomment>Heading of a column of statistics: what is counted, and how much it is, noun.</extracomment>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Se basa en</translation>
    </message>
    <message>
        <source>usually %1 to %2</source>
        <translation>normalmente de %1 a %2</translation>
    </message>
    <message>
        <source>Luck of the cards</source>
        <translation>Suerte con las cartas</translation>
    </message>
    <message>
        <source>Spades dealt</source>
        <translation>Picas recibidas</translation>
    </message>
    <message>
        <source>Aces, kings and queens dealt</source>
        <translation>Ases, reyes y reinas recibidos</translation>
    </message>
    <message>
        <source>Voids dealt</source>
        <translation>Fallos recibidos</translation>
    </message>
    <message>
        <source>Spades expected</source>
        <translation>Picas esperadas</translation>
    </message>
    <message>
        <source>Aces, kings and queens expected</source>
        <translation>Ases, reyes y reinas esperados</translation>
    </message>
    <message>
        <source>Voids expected</source>
        <translation>Fallos esperados</translation>
    </message>
    <message>
        <source>Wins expected if all players were equal</source>
        <translation>Victorias esperadas entre iguales</translation>
    </message>
    <message>
        <source>%1, above the usual range</source>
        <translation>%1, por encima de lo habitual</translation>
    </message>
    <message>
        <source>%1, below the usual range</source>
        <translation>%1, por debajo de lo habitual</translation>
    </message>
    <message>
        <source>Loss in the chance to win from choices, per match (%)</source>
        <translation>Probabilidad perdida al decidir, por partida (%)</translation>
    </message>
    <message>
        <source>Gain in the chance to win from the cards, per match (%)</source>
        <translation>Probabilidad ganada por las cartas, por partida (%)</translation>
    </message>
    <message>
        <source>Can&apos;t read %1. It was kept as %2.</source>
        <translation>No se puede leer %1. Se ha guardado como %2.</translation>
    </message>
    <message>
        <source>The matches were moved, but %1 was left behind: it can&apos;t be read, or another window or program is writing it.</source>
        <translation>Las partidas se han movido, pero %1 se ha quedado en su sitio: no se puede leer, o lo está escribiendo otra ventana u otro programa.</translation>
    </message>
    <message>
        <source>the existing file can&apos;t be read, and can&apos;t be moved aside</source>
        <translation>no se puede leer ni apartar el archivo que ya existe</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryWindow</name>
    <message>
        <source>History</source>
        <extracomment>Title of a window, noun.</extracomment>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader, noun.</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>Anali&amp;zar</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>A&amp;brir</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches (*.spades.json)</source>
        <translation>Partidas (*.spades.json)</translation>
    </message>
    <message>
        <source>Import Matches</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Matches (*.spades.json);;All files (*)</source>
        <translation>Partidas (*.spades.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>La partida se ha eliminado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable file(s)…</source>
        <translation>
            <numerusform>%Ln archivo ilegible…</numerusform>
            <numerusform>%Ln archivos ilegibles…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>Impor&amp;tar</translation>
    </message>
    <message>
        <source>Divider between matches and scorecard</source>
        <translation>Separador entre partidas y hoja de puntos</translation>
    </message>
    <message>
        <source>F&amp;iles…</source>
        <extracomment>In the menu of the button “Import”: what is imported, noun.</extracomment>
        <translation>&amp;Archivos…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <extracomment>In the menu of the button “Import”: what is imported, noun.</extracomment>
        <translation>&amp;Carpeta…</translation>
    </message>
    <message>
        <source>These files in the match folder can&apos;t be read. They were left unchanged.</source>
        <translation>Estos archivos de la carpeta de partidas no se pueden leer. Se han dejado como estaban.</translation>
    </message>
    <message>
        <source>Your matches and scorecards appear here.</source>
        <translation>Tus partidas y hojas de puntos aparecen aquí.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>No se encontró ninguna partida.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>Reanu&amp;dar</translation>
    </message>
    <message>
        <source>Export Match</source>
        <translation>Exportar partida</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Importar carpeta</translation>
    </message>
</context>
<context>
    <name>sandbag::HostDoor</name>
    <message>
        <source>%1 (away)</source>
        <translation>%1 (ausente)</translation>
    </message>
    <message>
        <source>%1 (connected)</source>
        <translation>%1 (en línea)</translation>
    </message>
    <message>
        <source>They used your invitation.</source>
        <translation>Viene con tu invitación.</translation>
    </message>
    <message>
        <source>Invitations sent so far no longer work. Copy the new one.</source>
        <translation>Las invitaciones enviadas hasta ahora ya no sirven. Copia la nueva.</translation>
    </message>
    <message>
        <source>This player has joined you before.</source>
        <translation>Ya ha estado antes en tu mesa.</translation>
    </message>
    <message>
        <source>Open to new players on port %1</source>
        <translation>Abierta a nuevos jugadores en el puerto %1</translation>
    </message>
    <message>
        <source>Closed to new players</source>
        <translation>Cerrada a nuevos jugadores</translation>
    </message>
    <message>
        <source>&amp;Close to New Players</source>
        <translation>&amp;Cerrar a nuevos jugadores</translation>
    </message>
    <message>
        <source>Someone with this name was here before, but on another computer. Make sure who it is before you let them in.</source>
        <translation>Alguien con este nombre ya estuvo aquí, pero desde otro ordenador. Asegúrate de quién es antes de dejar que entre.</translation>
    </message>
    <message>
        <source>Closed to new players; friends stay connected</source>
        <translation>Cerrada a nuevos jugadores; los amigos siguen conectados</translation>
    </message>
    <message>
        <source>&amp;Open to New Players</source>
        <translation>A&amp;brir a nuevos jugadores</translation>
    </message>
</context>
<context>
    <name>sandbag::HouseRulesDialog</name>
    <message>
        <source>These rules cannot be played yet.</source>
        <translation>Con estas reglas aún no se puede jugar.</translation>
    </message>
    <message>
        <source>No rules have been changed.</source>
        <translation>Ninguna regla ha cambiado.</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <extracomment>Button: takes over what was changed and closes the window.</extracomment>
        <translation>Ace&amp;ptar</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <extracomment>Button: takes over what was changed, verb.</extracomment>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>“%1” is now: %2.</source>
        <translation>«%1» queda así: %2.</translation>
    </message>
    <message>
        <source>Start Ne&amp;w Match</source>
        <translation>Empezar &amp;nueva partida</translation>
    </message>
    <message>
        <source>Use for Ne&amp;xt Match</source>
        <translation>Usar en la pró&amp;xima partida</translation>
    </message>
    <message>
        <source>Continue this match and use these rules for the next</source>
        <translation>Seguir con esta partida y usar estas reglas en la próxima</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n regla cambiada</numerusform>
            <numerusform>%n reglas cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n change(s)</source>
        <comment>preset</comment>
        <translation>
            <numerusform>%1 con %n cambio</numerusform>
            <numerusform>%1 con %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>igual que %1</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>Tienes cambios sin guardar.</translation>
    </message>
    <message>
        <source>All changes undone.</source>
        <translation>Se han deshecho todos los cambios.</translation>
    </message>
    <message>
        <source>“%1”: %2. Press Enter to set it to %3.</source>
        <translation>«%1»: %2. Pulsa Intro para poner %3.</translation>
    </message>
    <message>
        <source>&amp;Set to %1</source>
        <translation>P&amp;oner en %1</translation>
    </message>
    <message>
        <source>Dis&amp;card Changes</source>
        <translation>&amp;Descartar cambios</translation>
    </message>
    <message>
        <source>Changed. %1</source>
        <translation>Cambio hecho. %1</translation>
    </message>
    <message>
        <source>No rules match “%1”. Press %2 to search the rule book.</source>
        <translation>Ninguna regla coincide con «%1». Pulsa %2 para buscar en el libro de reglas.</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Usar estas reglas</translation>
    </message>
    <message>
        <source>Compare with other rules</source>
        <translation>Comparar con otras reglas</translation>
    </message>
    <message>
        <source>Print these rules</source>
        <translation>Imprimir estas reglas</translation>
    </message>
    <message>
        <source>Choosing “%1” discarded your changes.</source>
        <translation>Al elegir «%1» se han descartado tus cambios.</translation>
    </message>
    <message>
        <source>“%1” did not change; it is still %2.</source>
        <translation>«%1» no ha cambiado; sigue así: %2.</translation>
    </message>
    <message>
        <source>Se&amp;t Both to %1</source>
        <translation>Poner &amp;también en %1</translation>
    </message>
    <message>
        <source>&amp;Set Both</source>
        <translation>P&amp;oner ambos</translation>
    </message>
</context>
<context>
    <name>sandbag::JoinTableDialog</name>
    <message numerus="yes">
        <source>%1, with %2. %n free seat(s).</source>
        <translation>
            <numerusform>%1, con %2. %n puesto libre.</numerusform>
            <numerusform>%1, con %2. %n puestos libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Join a Table</source>
        <translation>Unirse a una mesa</translation>
    </message>
    <message>
        <source>Tables where you sat &amp;before:</source>
        <translation>Mesas donde has jugado &amp;antes:</translation>
    </message>
    <message>
        <source>&amp;Invitation or address:</source>
        <translation>In&amp;vitación o dirección:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>Tu &amp;nombre:</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button: sits down at the table of another computer, verb.</extracomment>
        <translation>&amp;Unirse</translation>
    </message>
    <message>
        <source>This is neither an invitation nor an address. Paste the whole text that your friend sent.</source>
        <translation>Esto no es ni una invitación ni una dirección. Pega el texto completo que te enviaron.</translation>
    </message>
    <message>
        <source>Choose a table, or paste an invitation.</source>
        <translation>Elige una mesa o pega una invitación.</translation>
    </message>
    <message>
        <source>%1, with %2. Match in progress.</source>
        <translation>%1, con %2. Partida en curso.</translation>
    </message>
    <message>
        <source>Tables on this &amp;network:</source>
        <translation>Mesas en esta &amp;red:</translation>
    </message>
    <message>
        <source>%1, last joined %2</source>
        <translation>%1, última vez: %2</translation>
    </message>
    <message>
        <source>No tables found yet.</source>
        <translation>Aún no hay mesas a la vista.</translation>
    </message>
    <message>
        <source>This computer can&apos;t look for tables by itself (the Avahi service isn&apos;t running). Use an invitation or an address instead.</source>
        <translation>Este ordenador no puede buscar mesas por sí mismo (el servicio Avahi no está en marcha). Usa en su lugar una invitación o una dirección.</translation>
    </message>
    <message>
        <source>Before you join, you and the host check that you both see the same five cards.</source>
        <translation>Antes de entrar, comprobarás con el anfitrión que se ven las mismas cinco cartas en las dos pantallas.</translation>
    </message>
    <message>
        <source>Your computer knows this table&apos;s key, so nobody can pose as this table.</source>
        <translation>Tu ordenador conoce la clave de esta mesa: nadie puede hacerse pasar por esta mesa.</translation>
    </message>
</context>
<context>
    <name>sandbag::KeeperSetup</name>
    <message>
        <source>&amp;Rules:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Reglas:</translation>
    </message>
    <message>
        <source>Player &amp;%1:</source>
        <translation>Jugador &amp;%1:</translation>
    </message>
    <message>
        <source>First &amp;dealer:</source>
        <translation>Re&amp;parte primero:</translation>
    </message>
    <message>
        <source>&amp;House Rules…</source>
        <translation>Reglas de la &amp;casa…</translation>
    </message>
    <message>
        <source>Keep Score with Real Cards</source>
        <translation>Anotar con cartas reales</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button: begins a match with these rules, verb.</extracomment>
        <translation>&amp;Empezar</translation>
    </message>
</context>
<context>
    <name>sandbag::KeyText</name>
    <message>
        <source>Go to the search field</source>
        <translation>Ir al campo de búsqueda</translation>
    </message>
    <message>
        <source>Choose the player to review</source>
        <translation>Elegir qué jugador se analiza</translation>
    </message>
    <message>
        <source>Apply the preferences</source>
        <translation>Aplicar las preferencias</translation>
    </message>
    <message>
        <source>Go back in the rule book</source>
        <translation>Ir atrás en el libro de reglas</translation>
    </message>
    <message>
        <source>Forward in the rule book</source>
        <translation>Ir adelante en el libro de reglas</translation>
    </message>
    <message>
        <source>Go to a field of a form</source>
        <translation>Ir a un campo de un formulario</translation>
    </message>
    <message>
        <source>Go to the previous card</source>
        <translation>Ir a la carta anterior</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>Ir a la carta siguiente</translation>
    </message>
    <message>
        <source>Go to the first card</source>
        <translation>Ir a la primera carta</translation>
    </message>
    <message>
        <source>Go to the last card</source>
        <translation>Ir a la última carta</translation>
    </message>
    <message>
        <source>Go to the previous suit or row</source>
        <translation>Ir al palo o fila anterior</translation>
    </message>
    <message>
        <source>Go to the next suit or row</source>
        <translation>Ir al palo o fila siguiente</translation>
    </message>
    <message>
        <source>Choose a card to pass or discard</source>
        <translation>Elegir una carta para pasar o descartar</translation>
    </message>
    <message>
        <source>Replay: one step back</source>
        <translation>Reproducción: un paso atrás</translation>
    </message>
    <message>
        <source>Replay: one step forward</source>
        <translation>Reproducción: un paso adelante</translation>
    </message>
    <message>
        <source>Replay: the previous deal</source>
        <translation>Reproducción: mano anterior</translation>
    </message>
    <message>
        <source>Replay: the next deal</source>
        <translation>Reproducción: mano siguiente</translation>
    </message>
    <message>
        <source>Move through all cards, playable or not</source>
        <translation>Recorrer todas las cartas, se puedan jugar o no</translation>
    </message>
    <message>
        <source>Go to the next card of a suit</source>
        <translation>Ir a la siguiente carta de un palo</translation>
    </message>
    <message>
        <source>Choose a number to bid</source>
        <translation>Elegir un número para apostar</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Instead of a key that a person took away: the name of the action, in a sentence as &quot;Press %1&quot;.</extracomment>
        <translation>«%1»</translation>
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
        <translation>Decir un comentario del menú «Decir»</translation>
    </message>
    <message>
        <source>Play the card or make the choice</source>
        <translation>Jugar la carta o elegir</translation>
    </message>
    <message>
        <source>Close the info panel</source>
        <translation>Cerrar el panel de información</translation>
    </message>
    <message>
        <source>Switch between the cards and the open panel</source>
        <translation>Cambiar entre las cartas y el panel abierto</translation>
    </message>
    <message>
        <source>Go to a card by its rank</source>
        <translation>Ir a una carta por su valor</translation>
    </message>
</context>
<context>
    <name>sandbag::KeysDialog</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a window and name of its list: the keys of the keyboard, noun.</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of the field in which one searches, for a screen reader, noun.</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Buscar en las teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Heading of a column: what a key does, noun.</extracomment>
        <translation>Acción</translation>
    </message>
    <message>
        <source>In every window</source>
        <translation>En todas las ventanas</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Jugar en compañía</translation>
    </message>
    <message>
        <source>History, rule book, forms</source>
        <translation>Historial, libro de reglas, formularios</translation>
    </message>
    <message>
        <source>Lessons and problems</source>
        <translation>Lecciones y problemas</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Teclas habituales</translation>
    </message>
    <message>
        <source>These keys can&apos;t be changed.</source>
        <translation>Estas teclas no se pueden cambiar.</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <extracomment>Button: what is done with the key of an action, verb.</extracomment>
        <translation>&amp;Cambiar…</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Sin tecla</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>Button: what is done with the key of an action, verb.</extracomment>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>Restablecer &amp;todas</translation>
    </message>
    <message>
        <source>All keys are back to their defaults.</source>
        <translation>Todas las teclas vuelven a ser las habituales.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: what is done with the key of an action, verb.</extracomment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In place of a key: the action has none.</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Esc leaves it as it is.</source>
        <translation>Pulsa la tecla nueva para «%1». Esc la deja como está.</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”, which stays as it is.</source>
        <translation>%1 ya se usa para «%2», y así se queda.</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”.</source>
        <translation>%1 ya se usa para «%2».</translation>
    </message>
    <message>
        <source>&amp;Use the Key Here</source>
        <translation>&amp;Usar la tecla aquí</translation>
    </message>
    <message>
        <source>The key %1 is now also used by “%2”.</source>
        <translation>La tecla %1 se usa ahora también para «%2».</translation>
    </message>
    <message>
        <source>Press Enter or double-click to change a key.</source>
        <translation>Pulsa Intro o haz doble clic para cambiar una tecla.</translation>
    </message>
</context>
<context>
    <name>sandbag::KnockBar</name>
    <message>
        <source>Ad&amp;mit</source>
        <extracomment>Button: lets somebody sit down at the table, or not, verb.</extracomment>
        <translation>Ad&amp;mitir</translation>
    </message>
    <message>
        <source>Ask them which five cards they see. Admit them only if both of you see the same cards in the same order.</source>
        <translation>Pregúntale qué cinco cartas ve. Admite su entrada solo si son las mismas que ves tú y en el mismo orden.</translation>
    </message>
    <message>
        <source>Alwa&amp;ys admit them without asking me</source>
        <translation>Admitir &amp;siempre sin preguntarme</translation>
    </message>
    <message>
        <source>R&amp;efuse</source>
        <extracomment>Button: lets somebody sit down at the table, or not, verb.</extracomment>
        <translation>Rec&amp;hazar</translation>
    </message>
    <message>
        <source>Refuse and Cl&amp;ose the Table to New Players</source>
        <translation>Rechazar y cerrar la mesa a &amp;nuevos jugadores</translation>
    </message>
    <message>
        <source>%1 would like to join.</source>
        <translation>%1 quiere unirse.</translation>
    </message>
</context>
<context>
    <name>sandbag::LearnText</name>
    <message>
        <source>How Spades Works</source>
        <translation>Así se juega a Spades</translation>
    </message>
</context>
<context>
    <name>sandbag::LearnWindow</name>
    <message>
        <source>Learn Spades</source>
        <translation>Aprender Spades</translation>
    </message>
</context>
<context>
    <name>sandbag::LessonList</name>
    <message>
        <source>Lesson</source>
        <extracomment>Heading of a column or list, noun; “Done”: how much of a lesson, an adjective.</extracomment>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Heading of a column or list, noun; “Done”: how much of a lesson, an adjective.</extracomment>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>Heading of a column or list, noun; “Done”: how much of a lesson, an adjective.</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <extracomment>Button: opens the problems to solve, noun.</extracomment>
        <translation>&amp;Problemas…</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>In the column “Done”: every step of the lesson.</extracomment>
        <translation>todas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>&amp;Open Lesson</source>
        <translation>&amp;Abrir lección</translation>
    </message>
</context>
<context>
    <name>sandbag::LessonPane</name>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation>Otra &amp;vez</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>All &amp;Lessons</source>
        <translation>&amp;Todas las lecciones</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>Beg&amp;in</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Skip This</source>
        <translation>&amp;Omitir</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>Te&amp;rminar</translation>
    </message>
    <message>
        <source>There is a better choice.</source>
        <translation>Hay una opción mejor.</translation>
    </message>
</context>
<context>
    <name>sandbag::LibraryProgress</name>
    <message>
        <source>C&amp;ancel</source>
        <extracomment>Button: ends what is being done, verb.</extracomment>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Leyendo partidas…</translation>
    </message>
    <message>
        <source>The remaining matches will be read next time you open the history.</source>
        <translation>Las demás partidas se leerán la próxima vez que abras el historial.</translation>
    </message>
</context>
<context>
    <name>sandbag::LibraryWorker</name>
    <message numerus="yes">
        <source>%Ln match(es) imported.</source>
        <translation>
            <numerusform>%Ln partida importada.</numerusform>
            <numerusform>%Ln partidas importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read: %1</source>
        <translation>
            <numerusform>No se pudo leer %Ln archivo: %1</numerusform>
            <numerusform>No se pudieron leer %Ln archivos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Can&apos;t add the match to the history. %1</source>
        <translation>No se puede añadir la partida al historial. %1</translation>
    </message>
    <message numerus="yes">
        <source>Import stopped; %Ln file(s) not read.</source>
        <translation>
            <numerusform>Importación detenida; %Ln archivo sin leer.</numerusform>
            <numerusform>Importación detenida; %Ln archivos sin leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Already in the history: %Ln match(es).</source>
        <translation>
            <numerusform>Ya estaba en el historial: %Ln partida.</numerusform>
            <numerusform>Ya estaban en el historial: %Ln partidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::LobbyPage</name>
    <message>
        <source>Stand &amp;Up</source>
        <translation>L&amp;evantarse</translation>
    </message>
    <message>
        <source>Copy &amp;Invitation</source>
        <translation>Copiar &amp;invitación</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Button: deals the cards, so that the match begins, verb.</extracomment>
        <translation>Re&amp;partir</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in.</source>
        <translation>Esperando a que el anfitrión te deje entrar.</translation>
    </message>
    <message>
        <source>Read the rules and agree to them.</source>
        <translation>Lee las reglas y acéptalas.</translation>
    </message>
    <message>
        <source>Still reading the rules: %1.</source>
        <translation>Leyendo aún las reglas: %1.</translation>
    </message>
    <message>
        <source>Everyone has agreed. Deal when you are ready.</source>
        <translation>Todos han aceptado. Reparte cuando quieras.</translation>
    </message>
    <message>
        <source>&amp;Sit Here</source>
        <translation>&amp;Sentarse aquí</translation>
    </message>
    <message>
        <source>Put a &amp;Computer Here</source>
        <translation>Poner aquí un &amp;ordenador</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <extracomment>Menu of a computer&apos;s chair: how strong it is, how it plays, what it is called, noun.</extracomment>
        <translation>&amp;Nivel</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Menu of a computer&apos;s chair: how strong it is, how it plays, what it is called, noun.</extracomment>
        <translation>Es&amp;tilo</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <extracomment>Menu of a computer&apos;s chair: how strong it is, how it plays, what it is called, noun.</extracomment>
        <translation>Nom&amp;bre…</translation>
    </message>
    <message>
        <source>&amp;Take Away</source>
        <translation>Quit&amp;ar</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>The invitation was copied. Paste it into a message to your friends.</source>
        <translation>Invitación copiada. Pégala en un mensaje para tus amigos.</translation>
    </message>
    <message>
        <source>Fill Empty Seats with &amp;Computers</source>
        <translation>Comple&amp;tar con ordenadores</translation>
    </message>
    <message>
        <source>&amp;New Invitation</source>
        <translation>N&amp;ueva invitación</translation>
    </message>
    <message>
        <source>&amp;Same Cards</source>
        <translation>Las &amp;mismas cartas</translation>
    </message>
    <message>
        <source>Di&amp;fferent Cards</source>
        <translation>Cartas &amp;distintas</translation>
    </message>
    <message>
        <source>Invitations that you sent before will no longer work.</source>
        <translation>Las invitaciones que enviaste antes dejarán de servir.</translation>
    </message>
    <message>
        <source>Choose a seat.</source>
        <translation>Elige un puesto.</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) left empty. Wait for your friends, or let computers play.</source>
        <translation>
            <numerusform>Queda %n puesto libre. Espera a tus amigos o deja jugar al ordenador.</numerusform>
            <numerusform>Quedan %n puestos libres. Espera a tus amigos o deja jugar al ordenador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone has agreed. Waiting for the host to deal.</source>
        <translation>Todos han aceptado. Esperando a que reparta el anfitrión.</translation>
    </message>
    <message>
        <source>Computer Player&apos;s Name</source>
        <translation>Nombre del jugador del ordenador</translation>
    </message>
    <message>
        <source>You haven&apos;t met this host before. Tell each other, for example by phone, which five cards you see: they must be the same in the same order.</source>
        <translation>Aún no conoces a este anfitrión. Hay que comparar, por ejemplo por teléfono, las cinco cartas de cada pantalla: deben ser las mismas y en el mismo orden.</translation>
    </message>
    <message>
        <source>You asked %1 to change seats with you.</source>
        <translation>Has preguntado a %1 si te cambia el puesto.</translation>
    </message>
    <message>
        <source>Away for the moment: %1.</source>
        <translation>Ausentes por ahora: %1.</translation>
    </message>
</context>
<context>
    <name>sandbag::LobbyTable</name>
    <message>
        <source>The table and its seats</source>
        <translation>La mesa y sus puestos</translation>
    </message>
    <message>
        <source>Ask %1 to change seats with you</source>
        <translation>Pedir a %1 que te cambie el puesto</translation>
    </message>
</context>
<context>
    <name>sandbag::LostSign</name>
    <message>
        <source>&amp;Try Now</source>
        <translation>&amp;Probar ahora</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <extracomment>Button: goes away from a table whose computer cannot be reached, verb.</extracomment>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting to the table.</source>
        <translation>Se ha perdido la conexión. Volviendo a la mesa.</translation>
    </message>
    <message numerus="yes">
        <source>Looking for the table… Last contact %n second(s) ago.</source>
        <translation>
            <numerusform>Buscando la mesa… Último contacto hace %n segundo.</numerusform>
            <numerusform>Buscando la mesa… Último contacto hace %n segundos.</numerusform>
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
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Matches and house rules (*.spades.json *.spades-rules.json);;All files (*)</source>
        <translation>Partidas y reglas de la casa (*.spades.json *.spades-rules.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Matches (*.spades.json)</source>
        <translation>Partidas (*.spades.json)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportado como %1.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Menu: what has to do with matches as a whole, noun.</extracomment>
        <translation>Par&amp;tida</translation>
    </message>
    <message>
        <source>&amp;New Match</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>Quick &amp;Setup…</source>
        <translation>Con&amp;figuración rápida…</translation>
    </message>
    <message>
        <source>Named &amp;Games</source>
        <translation>Ju&amp;egos</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>In a menu: opens a file with a match, verb.</extracomment>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;recientes</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Export Scorecard as PDF…</source>
        <translation>E&amp;xportar hoja de puntos a PDF…</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nueva &amp;ventana</translation>
    </message>
    <message>
        <source>&amp;Close Window</source>
        <translation>&amp;Cerrar ventana</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>In a menu: ends the program, verb.</extracomment>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aún nada</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu: what is done while one plays, verb or noun.</extracomment>
        <translation>J&amp;ugar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>In a menu: a computer says what it would do, noun.</extracomment>
        <translation>Pi&amp;sta</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <translation>Última ba&amp;za</translation>
    </message>
    <message>
        <source>Bid &amp;Nil</source>
        <translation>Apostar &amp;nil</translation>
    </message>
    <message>
        <source>Bid &amp;Blind</source>
        <translation>Apostar a &amp;ciegas</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <extracomment>In a menu: the match stands still, verb.</extracomment>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Menu: the house rules, noun.</extracomment>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;House Rules…</source>
        <translation>Reglas de la &amp;casa…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu: what is seen, noun.</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Scorecard</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>&amp;Hoja de puntos</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>Prefere&amp;ncias…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu: how one gets help, noun.</extracomment>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <extracomment>Name of a part of the window, for a screen reader, too, noun.</extracomment>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>Print a &amp;Blank Scorecard…</source>
        <translation>Imprimir hoja en b&amp;lanco…</translation>
    </message>
    <message>
        <source>&amp;Keep Score with Real Cards…</source>
        <translation>&amp;Anotar con cartas reales…</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <extracomment>A match was opened, a verb in the past.</extracomment>
        <translation>Abierto: %1.</translation>
    </message>
    <message>
        <source>&amp;Close Anyway</source>
        <translation>&amp;Cerrar de todos modos</translation>
    </message>
    <message>
        <source>window %1</source>
        <translation>ventana %1</translation>
    </message>
    <message>
        <source>Rulin&amp;g</source>
        <extracomment>Menu and button: enters a ruling, a decision of the players that changes the score.</extracomment>
        <translation>Ar&amp;bitraje</translation>
    </message>
    <message>
        <source>H&amp;istory…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Historial…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>Esta&amp;dísticas…</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <extracomment>Menu: looks for mistakes in what was played, verb.</extracomment>
        <translation>Anális&amp;is</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <extracomment>Button: has the reasons of a choice told.</extracomment>
        <translation>¿Por q&amp;ué?</translation>
    </message>
    <message>
        <source>Play &amp;from a Code…</source>
        <translation>&amp;Jugar con un código…</translation>
    </message>
    <message>
        <source>&amp;Deal of the Day…</source>
        <translation>&amp;Mano del día…</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <extracomment>In a menu: opens a window in which a match is given to others, verb.</extracomment>
        <translation>C&amp;ompartir…</translation>
    </message>
    <message>
        <source>Fair &amp;Cards…</source>
        <translation>Reparto li&amp;mpio…</translation>
    </message>
    <message>
        <source>This match couldn&apos;t be saved. Use Save As to store it in another location, or it will be lost.</source>
        <translation>No se ha podido guardar esta partida. Usa «Guardar como» para guardarla en otro lugar, o se perderá.</translation>
    </message>
    <message>
        <source>&amp;Go Back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>The current match can&apos;t be saved and will be replaced. %1</source>
        <translation>La partida actual no se puede guardar y se reemplazará. %1</translation>
    </message>
    <message>
        <source>&amp;Replace Anyway</source>
        <translation>&amp;Reemplazar de todos modos</translation>
    </message>
    <message>
        <source>Open Match or House Rules</source>
        <translation>Abrir partida o reglas de la casa</translation>
    </message>
    <message>
        <source>Save Match</source>
        <translation>Guardar partida</translation>
    </message>
    <message>
        <source>Export Scorecard</source>
        <translation>Exportar hoja de puntos</translation>
    </message>
    <message>
        <source>&amp;Claim Remaining Tricks</source>
        <translation>R&amp;eclamar las bazas que quedan</translation>
    </message>
    <message>
        <source>Claim</source>
        <comment>tricks, on a button beside the menus</comment>
        <translation>Reclamar</translation>
    </message>
    <message>
        <source>Concede Remaining Tricks</source>
        <translation>Conceder las bazas que quedan</translation>
    </message>
    <message>
        <source>&amp;Take Back Card</source>
        <translation>Re&amp;tirar la carta</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <extracomment>In a menu: the match goes on after a pause or a question, verb.</extracomment>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>Re&amp;play Deal</source>
        <translation>&amp;Reproducir la mano</translation>
    </message>
    <message>
        <source>Re&amp;view Deals</source>
        <translation>&amp;Analizar las manos</translation>
    </message>
    <message>
        <source>Abandon &amp;Deal</source>
        <translation>Abandonar la &amp;mano</translation>
    </message>
    <message>
        <source>Current &amp;Rules</source>
        <translation>Reglas &amp;actuales</translation>
    </message>
    <message>
        <source>The tutor is off. Turn it on again in Preferences.</source>
        <translation>El tutor está desactivado. Puedes volver a activarlo en Preferencias.</translation>
    </message>
    <message>
        <source>Shared Dea&amp;ls…</source>
        <translation>Manos compar&amp;tidas…</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>Score Pa&amp;d</source>
        <translation>&amp;Bloc de puntos</translation>
    </message>
    <message>
        <source>All settings are back to their defaults.</source>
        <translation>Todos los ajustes vuelven a ser los iniciales.</translation>
    </message>
    <message>
        <source>Too&amp;lbar</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>Barra de herramien&amp;tas</translation>
    </message>
    <message>
        <source>Closed, and listed under Open Recent: %1.</source>
        <translation>Cerrada; ahora en «Abrir recientes»: %1.</translation>
    </message>
    <message>
        <source>The previous version is listed under Open Recent.</source>
        <translation>La versión anterior está en «Abrir recientes».</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved.</source>
        <translation>No se pueden guardar los ajustes.</translation>
    </message>
</context>
<context>
    <name>sandbag::MatchEndPanel</name>
    <message>
        <source>Review</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>New Match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Replay These Cards</source>
        <translation>Volver a jugar estas cartas</translation>
    </message>
    <message>
        <source>Keep Picture</source>
        <translation>Guardar imagen</translation>
    </message>
</context>
<context>
    <name>sandbag::MessageBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: takes back what was done last, verb.</extracomment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Button: closes a message, verb.</extracomment>
        <translation>Ocultar</translation>
    </message>
</context>
<context>
    <name>sandbag::NamesDialog</name>
    <message>
        <source>Players</source>
        <extracomment>Title of the window and label of a field in it: who plays, noun.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Player &amp;%1:</source>
        <translation>Jugador &amp;%1:</translation>
    </message>
    <message>
        <source>&amp;New players starting with deal %1</source>
        <translation>&amp;Nuevos jugadores desde la mano %1</translation>
    </message>
    <message>
        <source>Checked: the scorecard records a change of players. Unchecked: names are corrected in every deal.</source>
        <translation>Marcada: la hoja de puntos registra un cambio de jugadores. Sin marcar: los nombres se corrigen en todas las manos.</translation>
    </message>
</context>
<context>
    <name>sandbag::NumberBox</name>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 a %2</translation>
    </message>
</context>
<context>
    <name>sandbag::NumberDialog</name>
    <message>
        <source>Deal %1 of a match. %2</source>
        <translation>Mano %1 de una partida. %2</translation>
    </message>
    <message>
        <source>One deal. %1</source>
        <translation>Una mano. %1</translation>
    </message>
    <message>
        <source>A match. %1</source>
        <translation>Una partida. %1</translation>
    </message>
    <message>
        <source>Play from a Code</source>
        <translation>Jugar con un código</translation>
    </message>
    <message>
        <source>Deal c&amp;ode, match text, or deals from a bridge program (PBN):</source>
        <translation>Có&amp;digo de mano, texto de una partida o manos de un programa de bridge (PBN):</translation>
    </message>
    <message>
        <source>Deal code, match text, or deals in PBN</source>
        <translation>Código de mano, texto de una partida o manos en PBN</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button: plays the deal that is chosen, verb.</extracomment>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;New Code</source>
        <translation>&amp;Nuevo código</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>Este texto</translation>
    </message>
    <message numerus="yes">
        <source>A match of %n deal(s). %1</source>
        <translation>
            <numerusform>Una partida de %n mano. %1</numerusform>
            <numerusform>Una partida de %n manos. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a code for the current rules, to play against friends</source>
        <translation>Crear un código con las reglas actuales para jugar contra amigos</translation>
    </message>
    <message>
        <source>The same code gives everyone the same cards.</source>
        <translation>El mismo código da a todos las mismas cartas.</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Leyendo la partida…</translation>
    </message>
</context>
<context>
    <name>sandbag::NumberEditor</name>
    <message>
        <source>Usual values (Alt+Down)</source>
        <translation>Valores habituales (Alt+↓)</translation>
    </message>
    <message>
        <source>Usual values</source>
        <translation>Valores habituales</translation>
    </message>
</context>
<context>
    <name>sandbag::OneKeyEdit</name>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Pulsa la tecla nueva</translation>
    </message>
</context>
<context>
    <name>sandbag::OpenAgainDialog</name>
    <message>
        <source>Open a Table Again</source>
        <translation>Abrir de nuevo una mesa</translation>
    </message>
    <message>
        <source>&amp;Tables whose matches aren&apos;t over:</source>
        <translation>&amp;Mesas con partidas sin terminar:</translation>
    </message>
    <message>
        <source>&amp;Open Again</source>
        <translation>Rea&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <extracomment>Button: removes a table that was kept, verb.</extracomment>
        <translation>&amp;Quitar…</translation>
    </message>
    <message>
        <source>Remove “%1”? After that, nobody can continue its match. Finished deals stay in the history.</source>
        <translation>¿Quitar «%1»? Después, nadie podrá continuar su partida. Las manos terminadas siguen en el historial.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button: removes a table that was kept, verb.</extracomment>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>There are no tables to open again. A table that you open is kept until its match is over.</source>
        <translation>No hay mesas que reabrir. Una mesa que abres se conserva hasta que termina su partida.</translation>
    </message>
    <message>
        <source>The table opens as before: everyone has the same seat and the same cards.</source>
        <translation>La mesa se abre como estaba: todos tienen el mismo puesto y las mismas cartas.</translation>
    </message>
    <message>
        <source>%1, last played on %2</source>
        <translation>%1, última vez: %2</translation>
    </message>
    <message>
        <source>%1, with %2, last played on %3</source>
        <translation>%1, con %2, última vez: %3</translation>
    </message>
</context>
<context>
    <name>sandbag::OpenTableDialog</name>
    <message>
        <source>People I &amp;invite, wherever they are</source>
        <translation>Gente a la que in&amp;vito, esté donde esté</translation>
    </message>
    <message>
        <source>Admit people who have the invitation &amp;without asking me</source>
        <translation>Admitir sin pre&amp;guntarme a quien tenga la invitación</translation>
    </message>
    <message>
        <source>Open a Table</source>
        <translation>Abrir una mesa</translation>
    </message>
    <message>
        <source>Such as “Friday table”</source>
        <translation>Por ejemplo, «Mesa del viernes»</translation>
    </message>
    <message>
        <source>Name of the &amp;table:</source>
        <translation>Nombre de la &amp;mesa:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>Tu &amp;nombre:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Reglas:</translation>
    </message>
    <message>
        <source>Who may find it:</source>
        <translation>Quién puede encontrarla:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Puer&amp;to:</translation>
    </message>
    <message>
        <source>&amp;Address for the invitation:</source>
        <translation>&amp;Dirección para la invitación:</translation>
    </message>
    <message>
        <source>&amp;Open Table</source>
        <translation>A&amp;brir mesa</translation>
    </message>
    <message>
        <source>Choose who may find the table. Until you open it, nobody can reach this computer.</source>
        <translation>Elige quién puede encontrar la mesa. Hasta que la abras, nadie puede conectarse a este ordenador.</translation>
    </message>
    <message>
        <source>Enter your name: the others see it at the table.</source>
        <translation>Escribe tu nombre: los demás lo verán en la mesa.</translation>
    </message>
    <message>
        <source>People on this &amp;network</source>
        <translation>Gente de esta &amp;red</translation>
    </message>
    <message>
        <source>This computer&apos;s address</source>
        <translation>La dirección de este ordenador</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Mesa de %1</translation>
    </message>
    <message>
        <source>This computer listens on port %1, on this network only, until the table is closed. You approve everyone who joins.</source>
        <translation>Este ordenador escucha en el puerto %1, solo en esta red, hasta que se cierre la mesa. Tú das paso a cada persona.</translation>
    </message>
    <message>
        <source>This computer listens on port %1 until the table is closed. Friends can join from anywhere if your router forwards this port. Anyone with the invitation can join without your approval.</source>
        <translation>Este ordenador escucha en el puerto %1 hasta que se cierre la mesa. Tus amigos pueden unirse desde cualquier lugar si tu router redirige este puerto. Quien tenga la invitación entra sin tu permiso.</translation>
    </message>
    <message>
        <source>This computer listens on port %1 until the table is closed. Friends can join from anywhere if your router forwards this port. You approve everyone who joins.</source>
        <translation>Este ordenador escucha en el puerto %1 hasta que se cierre la mesa. Tus amigos pueden unirse desde cualquier lugar si tu router redirige este puerto. Tú das paso a cada persona.</translation>
    </message>
</context>
<context>
    <name>sandbag::OptionDelegate</name>
    <message>
        <source>e.g. 0 100</source>
        <translation>p. ej. 0 100</translation>
    </message>
</context>
<context>
    <name>sandbag::OptionPane</name>
    <message>
        <source>Choose a rule</source>
        <translation>Elige una regla</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>preset and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Reset This Rule</source>
        <translation>Restablecer esta re&amp;gla</translation>
    </message>
    <message>
        <source>More in the Rule Boo&amp;k</source>
        <translation>Más en el li&amp;bro de reglas</translation>
    </message>
    <message>
        <source>Current value: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Valor actual: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>No effect now: %1</source>
        <translation>Sin efecto ahora: %1</translation>
    </message>
    <message>
        <source>Other games: %1</source>
        <translation>Otros juegos: %1</translation>
    </message>
    <message>
        <source>Open this rule in the rule book</source>
        <translation>Abrir esta regla en el libro de reglas</translation>
    </message>
    <message>
        <source>Type to search, or open a group. Press Enter to change a rule, %1 for help on it.</source>
        <translation>Escribe para buscar o abre un grupo. Pulsa Intro para cambiar una regla y %1 para ver su ayuda.</translation>
    </message>
    <message>
        <source>Reset to the value in the game that these rules are based on, as %1 does in the list of rules</source>
        <translation>Restablecer el valor del juego en que se basan estas reglas, como hace %1 en la lista de reglas</translation>
    </message>
</context>
<context>
    <name>sandbag::PadPanel</name>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>%1: bid / taken, then the total</source>
        <translation>%1: apuesta / bazas y, después, el total</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Keep the Scorecard Next to the Table</source>
        <translation>Dejar la hoja de puntos junto a la mesa</translation>
    </message>
</context>
<context>
    <name>sandbag::PagePreview</name>
    <message>
        <source>Preview of the page</source>
        <translation>Vista previa de la página</translation>
    </message>
</context>
<context>
    <name>sandbag::PeopleMetDialog</name>
    <message>
        <source>People You Have Met</source>
        <translation>Personas conocidas</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Button: removes what is known of a person one has met, verb.</extracomment>
        <translation>&amp;Olvidar</translation>
    </message>
    <message>
        <source>%1, last met on %2</source>
        <translation>%1, última vez: %2</translation>
    </message>
    <message>
        <source>If you forget someone, the two of you must compare five cards again the next time you connect.</source>
        <translation>Si olvidas a alguien, en la próxima conexión habrá que comparar de nuevo cinco cartas.</translation>
    </message>
    <message>
        <source>People with a check mark can join your &amp;tables without asking:</source>
        <translation>Las personas marcadas entran en tus &amp;mesas sin preguntar:</translation>
    </message>
    <message>
        <source>Nobody yet. People you play with over a network will be listed here.</source>
        <translation>Todavía nadie. Aquí aparecerán las personas con las que juegues en red.</translation>
    </message>
</context>
<context>
    <name>sandbag::PlayerChoice</name>
    <message>
        <source>Person</source>
        <extracomment>Who sits there: a program, or somebody at this computer; noun.</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Ordenador: %1</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>Start command</source>
        <translation>Comando de inicio</translation>
    </message>
    <message>
        <source>Type of player %1</source>
        <translation>Tipo del jugador %1</translation>
    </message>
    <message>
        <source>Style of player %1</source>
        <translation>Estilo del jugador %1</translation>
    </message>
    <message>
        <source>Command that starts player %1</source>
        <translation>Comando que inicia al jugador %1</translation>
    </message>
</context>
<context>
    <name>sandbag::PlayerGroupPane</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Rename &amp;or Merge…</source>
        <translation>Cambiar n&amp;ombre o unir…</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>Últimos doce meses</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Contracts set</source>
        <translation>Contratos caídos</translation>
    </message>
    <message>
        <source>Rename or Merge</source>
        <translation>Cambiar nombre o unir</translation>
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
        <translation>Manos</translation>
    </message>
    <message>
        <source>Nils</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Nils</translation>
    </message>
    <message>
        <source>Contracts</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Contratos</translation>
    </message>
    <message>
        <source>Per&amp;iod:</source>
        <extracomment>Label of a choice: of which months or years.</extracomment>
        <translation>Perio&amp;do:</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Name of the list of a leaderboard: everybody who has played, noun.</extracomment>
        <translation>Personas</translation>
    </message>
    <message>
        <source>%1 was removed from all matches.</source>
        <translation>Se ha quitado a %1 de todas las partidas.</translation>
    </message>
    <message>
        <source>Remo&amp;ve Player…</source>
        <translation>Qui&amp;tar jugador…</translation>
    </message>
    <message>
        <source>Print &amp;Leaderboard…</source>
        <translation>Imprimir c&amp;lasificación…</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Desde siempre</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Puntos por mano</translation>
    </message>
    <message>
        <source>Nils made</source>
        <translation>Nils cumplidos</translation>
    </message>
    <message>
        <source>%1 is now listed as %2.</source>
        <translation>%1 figura ahora como %2.</translation>
    </message>
    <message>
        <source>Remove Player</source>
        <translation>Quitar jugador</translation>
    </message>
    <message>
        <source>Remove %1 from every match in the history? The matches stay but show the seat, not the name. This can&apos;t be undone. Files saved elsewhere aren&apos;t changed.</source>
        <translation>¿Quitar a %1 de todas las partidas del historial? Las partidas se conservan, pero muestran el puesto en vez del nombre. No se puede deshacer. Los archivos guardados en otro lugar no cambian.</translation>
    </message>
    <message>
        <source>No scores for this period. Press %1 to keep score of a game with real cards.</source>
        <translation>No hay puntos de este periodo. Pulsa %1 para anotar una partida con cartas reales.</translation>
    </message>
    <message>
        <source>New or existing name for %1:</source>
        <translation>Nombre nuevo o existente para %1:</translation>
    </message>
</context>
<context>
    <name>sandbag::PlayingTogether</name>
    <message>
        <source>Play Together</source>
        <translation>Jugar en compañía</translation>
    </message>
    <message>
        <source>Host: %1</source>
        <translation>Anfitrión: %1</translation>
    </message>
    <message>
        <source>&amp;Leave Table</source>
        <translation>&amp;Dejar la mesa</translation>
    </message>
    <message>
        <source>This table can&apos;t be opened again: its match can&apos;t be read, or it is open in another window.</source>
        <translation>Esta mesa no se puede reabrir: su partida no se puede leer o está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>The match at the table “%1” isn&apos;t over.</source>
        <translation>La partida de la mesa «%1» no ha terminado.</translation>
    </message>
    <message>
        <source>&amp;Open It Again</source>
        <translation>Rea&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Meet Again</source>
        <translation>Volver a &amp;conocerse</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Mesa de %1</translation>
    </message>
    <message>
        <source>This isn&apos;t the computer %1 used before. Ask %1 whether they have a new computer.</source>
        <translation>Este no es el ordenador que usaba %1. Pregunta a %1 si ahora tiene uno nuevo.</translation>
    </message>
</context>
<context>
    <name>sandbag::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Title of the window in which the program is set up, noun.</extracomment>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>J&amp;uego</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>Juga&amp;dores</translation>
    </message>
    <message>
        <source>&amp;Windows:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>&amp;Ventanas:</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>How bright windows are, an adjective.</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>How bright windows are, an adjective.</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Felt:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>&amp;Tapete:</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>Ca&amp;rtas:</translation>
    </message>
    <message>
        <source>S&amp;uits:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>Palo&amp;s:</translation>
    </message>
    <message>
        <source>&amp;Ranks in your hand:</source>
        <translation>Ord&amp;en de tus cartas:</translation>
    </message>
    <message>
        <source>High to low</source>
        <translation>De alto a bajo</translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation>De bajo a alto</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds, behind a number.</extracomment>
        <translation> s</translation>
    </message>
    <message>
        <source>Wait before the &amp;next deal:</source>
        <translation>&amp;Espera antes de la siguiente mano:</translation>
    </message>
    <message>
        <source>Play cards with a &amp;double click</source>
        <translation>Jugar las cartas con do&amp;ble clic</translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation>Nombre en el puesto %1</translation>
    </message>
    <message>
        <source>Card bac&amp;ks:</source>
        <translation>D&amp;orsos:</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Instantánea</translation>
    </message>
    <message>
        <source>F&amp;iles</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>Ar&amp;chivos</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>In place of a number: the tutor asks at no choice.</extracomment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Seats are in order of play, starting with yours.</source>
        <translation>Los puestos siguen el orden de juego, empezando por el tuyo.</translation>
    </message>
    <message>
        <source>Two colors</source>
        <translation>Dos colores</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Alternate &amp;black and red suits</source>
        <translation>Alternar palos ne&amp;gros y rojos</translation>
    </message>
    <message>
        <source>Show play&amp;er portraits</source>
        <translation>Mostrar retratos de los &amp;jugadores</translation>
    </message>
    <message>
        <source>Show the deal&apos;s highlights &amp;before its result</source>
        <translation>&amp;Mostrar los momentos clave antes del resultado</translation>
    </message>
    <message>
        <source>Computers chat no&amp;w and then</source>
        <translation>Los ordenadores c&amp;harlan de vez en cuando</translation>
    </message>
    <message>
        <source>until I continue</source>
        <translation>hasta que continúe</translation>
    </message>
    <message>
        <source>Play the &amp;only legal card automatically</source>
        <translation>Jugar automáticamente la única carta po&amp;sible</translation>
    </message>
    <message>
        <source>Confir&amp;m nil and blind bids</source>
        <translation>Con&amp;firmar nil y apuestas a ciegas</translation>
    </message>
    <message>
        <source>Let me &amp;cut the cards</source>
        <translation>Co&amp;rtar yo la baraja</translation>
    </message>
    <message>
        <source>Let me ask my partner “Wh&amp;y?” during a deal</source>
        <translation>Poder preguntar «¿Por qué?» a mi compañero durante &amp;la mano</translation>
    </message>
    <message>
        <source>Anima&amp;te cards</source>
        <translation>Animar las car&amp;tas</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>So&amp;nido</translation>
    </message>
    <message>
        <source>Card si&amp;ze:</source>
        <translation>Ta&amp;maño de las cartas:</translation>
    </message>
    <message>
        <source>Sp&amp;eed:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>&amp;Velocidad:</translation>
    </message>
    <message>
        <source>Partners at this computer may s&amp;ee each other&apos;s cards</source>
        <translation>Los compañeros en este ordenador pueden &amp;verse las cartas</translation>
    </message>
    <message>
        <source>Backup</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>Copia de seguridad</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Restart Sandbag to use this language.</source>
        <translation>Reinicia Sandbag para usar este idioma.</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1 (incompleto)</translation>
    </message>
    <message>
        <source>These cards have colors of their own, which can&apos;t be changed.</source>
        <translation>Estas cartas tienen colores propios, que no se pueden cambiar.</translation>
    </message>
    <message>
        <source>Warn me before I make a mista&amp;ke:</source>
        <translation>&amp;Preguntar antes de un error:</translation>
    </message>
    <message>
        <source>% or more taken off the chance to win</source>
        <translation>&#xa0;% menos de probabilidad de ganar, o más</translation>
    </message>
    <message>
        <source>The tutor asks you to confirm a bid or card that lowers your chance of winning the match by at least this much. It also asks if the choice would cost that much in a match with an even score. A slip costs 1%, a mistake 3%, and a blunder 8%.</source>
        <translation>El tutor te pide confirmar una apuesta o una carta si reduce al menos en esa medida tu probabilidad de ganar la partida. También lo pide cuando la decisión costaría lo mismo en una partida con el marcador igualado. Un desliz cuesta un 1&#xa0;%, un error un 3&#xa0;% y un error grave un 8&#xa0;%.</translation>
    </message>
    <message>
        <source>&amp;Keep the same view of the table when players share this computer</source>
        <translation>&amp;Mantener la misma vista de la mesa al compartir este ordenador</translation>
    </message>
    <message>
        <source>Partners share the screen: cards are covered only when the screen passes to a player of the other side.</source>
        <translation>Los compañeros comparten la pantalla: las cartas solo se tapan cuando la pantalla pasa a un jugador del otro bando.</translation>
    </message>
</context>
<context>
    <name>sandbag::PrintSheetsDialog</name>
    <message>
        <source>Print</source>
        <extracomment>Title of a window: prints, verb.</extracomment>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Blank scorecard</source>
        <translation>Hoja de puntos en blanco</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Hand record</source>
        <translation>Registro de la mano</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>A4</source>
        <extracomment>Size of paper.</extracomment>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>Size of paper.</extracomment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>A5</source>
        <extracomment>Size of paper.</extracomment>
        <translation>A5</translation>
    </message>
    <message>
        <source>&amp;Sheet:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>&amp;Hoja:</translation>
    </message>
    <message>
        <source>&amp;Deal:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>&amp;Mano:</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Page:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>Página:</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page number</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>No se puede usar la impresora.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Guardado: %1.</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>Pape&amp;l:</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Guardar como PD&amp;F…</translation>
    </message>
    <message>
        <source>Printed.</source>
        <extracomment>What was done just now, an adjective.</extracomment>
        <translation>Impreso.</translation>
    </message>
    <message>
        <source>&amp;Landscape</source>
        <extracomment>Whether the paper lies across, noun.</extracomment>
        <translation>Apai&amp;sado</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
</context>
<context>
    <name>sandbag::PrintText</name>
    <message>
        <source>Date</source>
        <extracomment>Line on a printed page on which one writes when it was, noun.</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page number</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>the pages could not be created</source>
        <translation>no se pudieron crear las páginas</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 ya existe. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>Deal %1 · dealer: %2</source>
        <translation>Mano %1 · reparte: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), code %1</source>
        <translation>
            <numerusform>%n mano, código %1</numerusform>
            <numerusform>%n manos, código %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of the shared deals</source>
        <translation>Resultados de las manos compartidas</translation>
    </message>
    <message>
        <source>Hands of the shared deals</source>
        <translation>Cartas de las manos compartidas</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of boards</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>In each round, the two tables share the same deals.</source>
        <translation>En cada ronda, las dos mesas comparten las mismas manos.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Heading of a column: the table at which two pairs meet; and which deals they play there, noun.</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>North, south</source>
        <translation>Norte, Sur</translation>
    </message>
    <message>
        <source>East, west</source>
        <translation>Este, Oeste</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>Heading of a column: the table at which two pairs meet; and which deals they play there, noun.</extracomment>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Bids S, W, N, E</source>
        <translation>Apuestas S, O, N, E</translation>
    </message>
    <message>
        <source>Tricks S, W, N, E</source>
        <translation>Bazas S, O, N, E</translation>
    </message>
    <message>
        <source>Points N, S</source>
        <translation>Puntos N, S</translation>
    </message>
    <message>
        <source>Points E, W</source>
        <translation>Puntos E, O</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>numbers of pairs</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Norte y Sur</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>Este y Oeste</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Heading of a column: the place in a ranking, noun.</extracomment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <extracomment>Heading of a column: how many pairs with the same cards one beat, noun.</extracomment>
        <translation>Matchpoints</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Heading of a column: points out of those that could be had, in %, noun.</extracomment>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column: the points of the score, noun.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matchpoints</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Mano por mano</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Matchpoints N, S</source>
        <translation>Matchpoints N, S</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Papeletas de resultados</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Save Picture of the Table</source>
        <translation>Guardar imagen de la mesa</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>No se puede escribir en %1.</translation>
    </message>
    <message>
        <source>North and south stay. After each round, east and west move to the next higher table, and the deals are passed to the next lower table.</source>
        <translation>Norte y Sur no se mueven. Después de cada ronda, Este y Oeste pasan a la mesa siguiente, y las manos a la anterior.</translation>
    </message>
    <message>
        <source>Round %1 · before it, east and west skip one table</source>
        <translation>Ronda %1 · antes, Este y Oeste se saltan una mesa</translation>
    </message>
</context>
<context>
    <name>sandbag::ProblemPane</name>
    <message>
        <source>&amp;Next Problem</source>
        <translation>&amp;Siguiente problema</translation>
    </message>
    <message>
        <source>Show the &amp;Answer</source>
        <translation>&amp;Mostrar la solución</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation>Otra &amp;vez</translation>
    </message>
    <message>
        <source>Problem of the &amp;Day</source>
        <translation>Problema del &amp;día</translation>
    </message>
    <message>
        <source>All &amp;Lessons</source>
        <translation>Todas las le&amp;cciones</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <extracomment>Label of a choice: what the problems are about, noun.</extracomment>
        <translation>&amp;Tipo:</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>Add &amp;my mistakes from reviews</source>
        <translation>Añadi&amp;r mis errores de los análisis</translation>
    </message>
    <message>
        <source>There is no other problem of this kind.</source>
        <translation>No hay otro problema de este tipo.</translation>
    </message>
    <message>
        <source>Problem %1</source>
        <translation>Problema %1</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Nivel: %1</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Lo mejor: %1.</translation>
    </message>
    <message>
        <source>There is a better choice.</source>
        <translation>Hay una opción mejor.</translation>
    </message>
    <message>
        <source>Your rating: %1 ± %2</source>
        <translation>Tu nivel: %1 ± %2</translation>
    </message>
</context>
<context>
    <name>sandbag::QuickSetupDialog</name>
    <message>
        <source> points</source>
        <extracomment>Behind a number in a field: the points at which the match ends.</extracomment>
        <translation> puntos</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button: begins a match with these rules, verb.</extracomment>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;All Rules…</source>
        <translation>&amp;Todas las reglas…</translation>
    </message>
    <message>
        <source>Current rules</source>
        <translation>Reglas actuales</translation>
    </message>
</context>
<context>
    <name>sandbag::ReplayPanel</name>
    <message>
        <source>Replay of deal %1</source>
        <translation>Reproducción de la mano %1</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: one step back or on in a deal that is shown again.</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Button: one step back or on in a deal that is shown again.</extracomment>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>This is the first deal.</source>
        <translation>Esta es la primera mano.</translation>
    </message>
    <message>
        <source>Position in deal</source>
        <translation>Punto de la mano</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Mano anterior</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Siguiente mano</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>This is the last finished deal.</source>
        <translation>Esta es la última mano terminada.</translation>
    </message>
</context>
<context>
    <name>sandbag::ResultDialog</name>
    <message>
        <source>Enter Results</source>
        <translation>Anotar resultados</translation>
    </message>
    <message>
        <source>Deal %1. North and south: %2. East and west: %3.</source>
        <translation>Mano %1. Norte y Sur: %2. Este y Oeste: %3.</translation>
    </message>
    <message>
        <source>&amp;Enter Result</source>
        <translation>&amp;Anotar resultado</translation>
    </message>
</context>
<context>
    <name>sandbag::ResultPanel</name>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Mano %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n bolsa</numerusform>
            <numerusform>%n bolsas</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Esta mano</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Deal %1: misdeal</source>
        <translation>Mano %1: reparto nulo</translation>
    </message>
    <message>
        <source>Deal %1: passed out</source>
        <translation>Mano %1: todos pasaron</translation>
    </message>
    <message>
        <source>Deal %1: void, too few tricks bid</source>
        <translation>Mano %1: nula, pocas bazas apostadas</translation>
    </message>
    <message>
        <source>Deal %1: not scored</source>
        <translation>Mano %1: sin puntuar</translation>
    </message>
    <message>
        <source>Next Deal</source>
        <translation>Siguiente mano</translation>
    </message>
    <message>
        <source>Replay Deal</source>
        <translation>Reproducir la mano</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewController</name>
    <message>
        <source>The printer cannot be used.</source>
        <translation>No se puede usar la impresora.</translation>
    </message>
    <message>
        <source>Finding the best play with all cards known…</source>
        <translation>Buscando la mejor jugada con todas las cartas a la vista…</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewModel</name>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>Heading of a column: the bid or card that a player chose, noun.</extracomment>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>of a choice, in chances to win or points</comment>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Heading of a column: who chose, noun.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Heading of a column: how good a choice was (&quot;slip&quot;, &quot;blunder&quot;), noun.</extracomment>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>How much the choice lowered the chance to win, or the points it cost</source>
        <translation>Cuánto bajó la decisión la probabilidad de ganar, o los puntos que costó</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewPane</name>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso del análisis</translation>
    </message>
    <message>
        <source>R&amp;eview</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>Print the review</source>
        <translation>Imprimir el análisis</translation>
    </message>
    <message>
        <source>Tr&amp;y Again</source>
        <translation>Otra &amp;vez</translation>
    </message>
    <message>
        <source>All Han&amp;ds</source>
        <translation>&amp;Todas las cartas</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <extracomment>Button: has the reasons of a choice told.</extracomment>
        <translation>¿Por q&amp;ué?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: ends the review before it is done, verb.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>What would you do? Choose on the table, or here.</source>
        <translation>¿Qué harías tú? Elige en la mesa o aquí.</translation>
    </message>
    <message>
        <source>What would you do? Choose below.</source>
        <translation>¿Qué harías tú? Elige abajo.</translation>
    </message>
    <message>
        <source>%1: the best choice.</source>
        <translation>%1: la mejor decisión.</translation>
    </message>
    <message>
        <source>Tab&amp;le</source>
        <extracomment>Button: shows the figures of a drawing in rows and columns, noun.</extracomment>
        <translation>Ta&amp;bla</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>Chance to win (%), deal by deal</source>
        <translation>Probabilidad de ganar (%), mano por mano</translation>
    </message>
    <message>
        <source>Choices, costliest first</source>
        <translation>Decisiones, primero las más caras</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Name of a list for a screen reader: whose choices are shown, noun.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Review finished deals</source>
        <translation>Analizar las manos terminadas</translation>
    </message>
    <message>
        <source>Chart as a table</source>
        <translation>Gráfico como tabla</translation>
    </message>
    <message>
        <source>Hide the answer and try again</source>
        <translation>Ocultar la respuesta y probar otra vez</translation>
    </message>
    <message>
        <source>C&amp;ontinue Here</source>
        <translation>S&amp;eguir desde aquí</translation>
    </message>
    <message>
        <source>Continue from here in a new window</source>
        <translation>Seguir desde aquí en una ventana nueva</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Mostrar todas las cartas</translation>
    </message>
    <message>
        <source>Everyone</source>
        <extracomment>Choice: the review shows what all players chose.</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>After each deal, the review shows what each choice cost, judged only by the cards its player could see.</source>
        <translation>Después de cada mano, el análisis muestra lo que costó cada decisión, juzgada solo por las cartas que podía ver quien jugaba.</translation>
    </message>
    <message>
        <source>%1: chance to win lowered by %2 percentage points.</source>
        <translation>%1: la probabilidad de ganar baja %2 puntos porcentuales.</translation>
    </message>
    <message>
        <source>Best play: %1 (%2).</source>
        <translation>Mejor jugada: %1 (%2).</translation>
    </message>
    <message>
        <source>Choose one of the players listed above: %1.</source>
        <translation>Elige uno de los jugadores de arriba: %1.</translation>
    </message>
    <message>
        <source>What this player could infer, and how they usually play</source>
        <translation>Qué podía deducir este jugador y cómo suele jugar</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewTable</name>
    <message>
        <source>Back to the Match</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>¿Qué harías tú?</translation>
    </message>
    <message>
        <source>Review table</source>
        <translation>Mesa del análisis</translation>
    </message>
    <message>
        <source>%1: all hands</source>
        <translation>%1: todas las cartas</translation>
    </message>
    <message>
        <source>%1, as seen by %2</source>
        <translation>%1, punto de vista: %2</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewUiText</name>
    <message>
        <source>Choice</source>
        <extracomment>Heading of a column: the bid or card that a player chose, noun.</extracomment>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Heading of a column: what would have been best; and how much was lost by the choice, noun.</extracomment>
        <translation>Lo mejor</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n enseñanza</numerusform>
            <numerusform>%n enseñanzas</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Probabilidad de ganar la partida</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Análisis: %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Heading of a column: what would have been best; and how much was lost by the choice, noun.</extracomment>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Deal and trick</source>
        <translation>Mano y baza</translation>
    </message>
    <message>
        <source>What each choice cost</source>
        <translation>Coste de cada decisión</translation>
    </message>
</context>
<context>
    <name>sandbag::RuleSide</name>
    <message>
        <source>I &amp;Agree</source>
        <translation>A&amp;cepto</translation>
    </message>
    <message>
        <source>Change the &amp;Rules…</source>
        <translation>Cambiar las re&amp;glas…</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>You have agreed to these rules.</source>
        <translation>Has aceptado estas reglas.</translation>
    </message>
    <message>
        <source>Read the rules and agree to them. If someone changes them, everyone is asked again.</source>
        <translation>Lee las reglas y acéptalas. Si alguien las cambia, se pregunta de nuevo a todos.</translation>
    </message>
    <message>
        <source>Take a seat first; then you can agree to these rules.</source>
        <translation>Siéntate primero; después podrás aceptar estas reglas.</translation>
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
        <translation>&amp;Comparar…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>&lt;p&gt;Like &lt;b&gt;%1&lt;/b&gt;, with these changes:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Como &lt;b&gt;%1&lt;/b&gt;, con estos cambios:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Copy Rules t&amp;o New Match…</source>
        <translation>Copiar reglas a &amp;nueva partida…</translation>
    </message>
    <message>
        <source>This match&apos;s rules can&apos;t change; edit a copy instead</source>
        <translation>Las reglas de esta partida no pueden cambiar; edita una copia</translation>
    </message>
    <message>
        <source>Compare with other rules</source>
        <translation>Comparar con otras reglas</translation>
    </message>
    <message>
        <source>Print the rule sheet</source>
        <translation>Imprimir la hoja de reglas</translation>
    </message>
    <message>
        <source>&lt;p&gt;Exactly &lt;b&gt;%1&lt;/b&gt;.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Exactamente &lt;b&gt;%1&lt;/b&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;li&gt;&lt;a href=&quot;#%1&quot;&gt;%2&lt;/a&gt;: &lt;b&gt;%3&lt;/b&gt; (before: %4)&lt;/li&gt;</source>
        <translation>&lt;li&gt;&lt;a href=&quot;#%1&quot;&gt;%2&lt;/a&gt;: &lt;b&gt;%3&lt;/b&gt; (antes: %4)&lt;/li&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The same as in your last match together.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Las mismas que en la última partida en común.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Different from your last match together:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cambios respecto a la última partida en común:&lt;/p&gt;</translation>
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
        <translation>portapapeles</translation>
    </message>
    <message>
        <source>The clipboard holds no house rules.</source>
        <translation>En el portapapeles no hay reglas de la casa.</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Mis reglas</translation>
    </message>
    <message>
        <source>Another window or program changed %1. The version that it wrote is saved as %2.</source>
        <translation>Otra ventana u otro programa cambió %1. Lo que escribió se guarda como %2.</translation>
    </message>
</context>
<context>
    <name>sandbag::RulingDialog</name>
    <message>
        <source>Ruling</source>
        <extracomment>The points or another number of a deal were changed by the players: noun, a decision as of an umpire.</extracomment>
        <translation>Arbitraje</translation>
    </message>
    <message>
        <source>&amp;Side:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>Ban&amp;do:</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>P&amp;untos:</translation>
    </message>
    <message>
        <source>&amp;Bags:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Bolsas:</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Motivo:</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a ruling: no reason is named.</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>&amp;Tricks deducted:</source>
        <translation>Bazas &amp;restadas:</translation>
    </message>
    <message>
        <source>e.g. named a suit while bidding</source>
        <translation>p. ej. nombró un palo al apostar</translation>
    </message>
    <message>
        <source>Adds a separate line to this deal&apos;s score.</source>
        <translation>Añade una línea aparte a los puntos de esta mano.</translation>
    </message>
</context>
<context>
    <name>sandbag::RulingPanel</name>
    <message>
        <source>&amp;Points</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>P&amp;untos</translation>
    </message>
    <message>
        <source>&amp;Bags</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Bolsas</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: does not add a ruling, verb.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Tricks deducted</source>
        <translation>Bazas &amp;restadas</translation>
    </message>
    <message>
        <source>e.g. named a suit while bidding</source>
        <translation>p. ej. nombró un palo al apostar</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Button: adds a ruling to the score, verb.</extracomment>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Ruling: a line of its own that corrects this deal&apos;s score</source>
        <translation>Arbitraje: una línea propia que corrige los puntos de esta mano</translation>
    </message>
</context>
<context>
    <name>sandbag::SameCards</name>
    <message>
        <source>Code: %1</source>
        <translation>Código: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreBook</name>
    <message>
        <source>deal %1 as originally scored</source>
        <translation>mano %1 con los puntos originales</translation>
    </message>
    <message>
        <source>Saving to %1 works again.</source>
        <translation>%1 se puede guardar de nuevo.</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 está abierto en otra ventana.</translation>
    </message>
    <message>
        <source>%1 is missing, so this match is no longer saved there.</source>
        <translation>Falta %1, así que esta partida ya no se guarda ahí.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read, so this match is no longer saved there.</source>
        <translation>No se puede leer %1, así que esta partida ya no se guarda ahí.</translation>
    </message>
    <message>
        <source>Another program changed %1. Sandbag won&apos;t overwrite it, so this match is no longer saved there.</source>
        <translation>Otro programa cambió %1. Sandbag no lo sobrescribirá, así que esta partida ya no se guarda ahí.</translation>
    </message>
    <message>
        <source>%1 is open in another window, so this match is no longer saved there.</source>
        <translation>%1 está abierto en otra ventana, así que esta partida ya no se guarda ahí.</translation>
    </message>
    <message>
        <source>%1: the last deal isn&apos;t finished; open the match to play on</source>
        <translation>%1: la última mano no ha terminado; abre la partida para seguir jugando</translation>
    </message>
    <message>
        <source>Another program changed %1. Sandbag won&apos;t overwrite it; this match is now saved in %2.</source>
        <translation>Otro programa cambió %1. Sandbag no lo sobrescribirá; esta partida se guarda ahora en %2.</translation>
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
        <translation>Gráfico de los totales</translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreKeeper</name>
    <message>
        <source>Score Keeper</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Aún no hay partida</translation>
    </message>
    <message>
        <source>Next deal (Page Down)</source>
        <translation>Siguiente mano (Av Pág)</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: what has to do with matches as a whole, noun.</extracomment>
        <translation>Par&amp;tida</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>In a menu: begins a new match, an adjective.</extracomment>
        <translation>&amp;Nueva…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>In a menu: opens a file with a match, verb.</extracomment>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>Save a Copy &amp;As…</source>
        <translation>Guardar una &amp;copia como…</translation>
    </message>
    <message>
        <source>&amp;Print or Export…</source>
        <translation>Imprimir o e&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>In a menu or on a button: closes the window, verb.</extracomment>
        <translation>Ce&amp;rrar</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Menu: what is done with one deal of the score, noun.</extracomment>
        <translation>&amp;Mano</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Misdeal</source>
        <extracomment>In a menu: the deal is void since it was dealt wrong, noun.</extracomment>
        <translation>Reparto &amp;nulo</translation>
    </message>
    <message>
        <source>&amp;Next Deal</source>
        <translation>&amp;Siguiente mano</translation>
    </message>
    <message>
        <source>Matches (*.spades.json);;All files (*)</source>
        <translation>Partidas (*.spades.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>The name proposed for a file with a match, noun.</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Matches (*.spades.json)</source>
        <translation>Partidas (*.spades.json)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Guardado: %1.</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nueva &amp;ventana</translation>
    </message>
    <message>
        <source>Change &amp;Rules…</source>
        <translation>Ca&amp;mbiar reglas…</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>Deale&amp;r:</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>Re&amp;parte:</translation>
    </message>
    <message>
        <source>Rulin&amp;g…</source>
        <extracomment>Menu and button: enters a ruling, a decision of the players that changes the score.</extracomment>
        <translation>Ar&amp;bitraje…</translation>
    </message>
    <message>
        <source>&amp;Open a Copy</source>
        <translation>A&amp;brir una copia</translation>
    </message>
    <message>
        <source>Previous deal (Page Up)</source>
        <translation>Mano anterior (Re Pág)</translation>
    </message>
    <message>
        <source>Continue in that window, or open a copy. The copy is saved in a separate file, and the original is not changed.</source>
        <translation>Sigue en esa ventana o abre una copia. La copia se guarda en otro archivo y el original no cambia.</translation>
    </message>
    <message>
        <source>Deal %1 was played on screen, so it can&apos;t be edited.</source>
        <translation>La mano %1 se jugó en pantalla y no se puede editar.</translation>
    </message>
    <message>
        <source>&amp;Enter Deal</source>
        <translation>A&amp;notar mano</translation>
    </message>
    <message>
        <source>Later deals don&apos;t fit this correction.</source>
        <translation>Las manos posteriores no encajan con esta corrección.</translation>
    </message>
    <message>
        <source>&amp;Keep Scores</source>
        <translation>Conser&amp;var los puntos</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Later Deal(s)</source>
        <translation>
            <numerusform>&amp;Quitar %n mano posterior</numerusform>
            <numerusform>&amp;Quitar %n manos posteriores</numerusform>
        </translation>
    </message>
    <message>
        <source>Current Rule&amp;s…</source>
        <translation>Reglas actual&amp;es…</translation>
    </message>
    <message>
        <source>Remove &amp;Last Deal</source>
        <translation>Quitar la ú&amp;ltima mano</translation>
    </message>
    <message>
        <source>Pre&amp;vious Deal</source>
        <translation>Mano an&amp;terior</translation>
    </message>
    <message>
        <source>S&amp;corecard</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>&amp;Hoja de puntos</translation>
    </message>
    <message>
        <source>Open Match</source>
        <translation>Abrir partida</translation>
    </message>
    <message>
        <source>Save Copy</source>
        <translation>Guardar copia</translation>
    </message>
    <message>
        <source>%1

Press %2 for a new match, %3 to print this one, %4 to undo the last deal.</source>
        <comment>who won</comment>
        <translation>%1

Pulsa %2 para una nueva partida, %3 para imprimir esta, %4 para deshacer la última mano.</translation>
    </message>
    <message>
        <source>%1

Keep the points of the later deals as rulings (separate score lines), or remove those deals. You can undo either with %2.</source>
        <translation>%1

Conserva los puntos de las manos posteriores como arbitrajes (líneas aparte) o quita esas manos. Ambas cosas se deshacen con %2.</translation>
    </message>
    <message>
        <source>Press %1 to start a match or %2 to open one.</source>
        <translation>Pulsa %1 para empezar una partida o %2 para abrir una.</translation>
    </message>
    <message>
        <source>Enter: next · Backspace: back · Ctrl+Enter: finish deal · %1: undo</source>
        <translation>Intro: siguiente · Retroceso: atrás · Ctrl+Intro: terminar mano · %1: deshacer</translation>
    </message>
    <message>
        <source>Deal Void: Too &amp;Few Tricks Bid</source>
        <translation>Mano n&amp;ula: pocas bazas apostadas</translation>
    </message>
    <message>
        <source>Score as En&amp;tered</source>
        <translation>Puntuar tal &amp;cual</translation>
    </message>
    <message>
        <source>Score this deal as entered, although the rules forbid part of it</source>
        <translation>Puntuar esta mano como se anotó, aunque las reglas prohíban una parte</translation>
    </message>
    <message>
        <source>Correction of Deal %1</source>
        <translation>Corrección de la mano %1</translation>
    </message>
    <message>
        <source>Save C&amp;orrection</source>
        <translation>Guardar c&amp;orrección</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Leyendo la partida…</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardDock</name>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Show the whole scorecard</source>
        <translation>Mostrar la hoja de puntos completa</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, bonus points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bonuses: %1</source>
        <translation>Bonificaciones: %1</translation>
    </message>
    <message>
        <source>Char&amp;t</source>
        <extracomment>Tab beside the scorecard: a drawing of how the score went, noun.</extracomment>
        <translation>Gráfic&amp;o</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Totals only</source>
        <translation>Solo totales</translation>
    </message>
    <message>
        <source>Whole Scorecard</source>
        <translation>Hoja completa</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copiar como te&amp;xto</translation>
    </message>
    <message>
        <source>Copy as CS&amp;V</source>
        <translation>Copiar como CS&amp;V</translation>
    </message>
    <message>
        <source>Sav&amp;e as CSV…</source>
        <translation>G&amp;uardar como CSV…</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>Save as P&amp;icture…</source>
        <translation>Guardar como i&amp;magen…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>Guardar como imagen</translation>
    </message>
    <message>
        <source>Show &amp;Bags as Last Digit</source>
        <translation>Bolsas en la última ci&amp;fra</translation>
    </message>
    <message>
        <source>Scorec&amp;ard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Ho&amp;ja de puntos</translation>
    </message>
    <message>
        <source>Show 200 as &amp;Wheels (Zeros Joined)</source>
        <translation>Mostrar 200 como &amp;ruedas (ceros unidos)</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardHeader</name>
    <message>
        <source>Bid/took</source>
        <translation>Ap./bazas</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardModel</name>
    <message>
        <source>%1 dealt</source>
        <translation>Reparte %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side: sum</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Heading of a column: the number of tricks bid, noun.</extracomment>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Heading of a column: the number of tricks taken, a verb in the past.</extracomment>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Heading of a column: the points of one deal, noun.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>Heading of a column: overtricks that are counted.</extracomment>
        <translation>Bolsas</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Deal and dealer</source>
        <translation>Mano y quién reparte</translation>
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
        <translation>nil a ciegas apostado</translation>
    </message>
    <message>
        <source>nil bid</source>
        <translation>nil apostado</translation>
    </message>
    <message>
        <source>%1 sure and %2 possible</source>
        <translation>%1 seguras y %2 posibles</translation>
    </message>
    <message>
        <source>No bids.</source>
        <translation>Sin apuestas.</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>The name of the game, as the heading of a printed page.</extracomment>
        <translation>Spades</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Caídas seguidas</translation>
    </message>
    <message>
        <source>Start · end</source>
        <translation>Inicio · fin</translation>
    </message>
    <message>
        <source>Bonuses of each player</source>
        <translation>Bonificaciones por jugador</translation>
    </message>
    <message>
        <source>Signatures</source>
        <extracomment>Heading of a page on which scores are written.</extracomment>
        <translation>Firmas</translation>
    </message>
    <message>
        <source>Blank scorecard</source>
        <translation>Hoja de puntos en blanco</translation>
    </message>
    <message>
        <source>%1 (dealer)</source>
        <translation>%1 (reparte)</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer, in the middle of the table</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>%1: %2. Total %3</source>
        <comment>side: its lines</comment>
        <translation>%1: %2. Total %3</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Las apuestas</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Las bazas</translation>
    </message>
    <message>
        <source>Deal %1 · %2 dealt</source>
        <translation>Mano %1 · reparte %2</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Sin terminar.</translation>
    </message>
    <message>
        <source>Hand record</source>
        <translation>Registro de la mano</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>%1 · playing to %2</source>
        <translation>%1 · objetivo: %2</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>Heading of a page on which scores are written.</extracomment>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>bid</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>took</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>bazas</translation>
    </message>
    <message>
        <source>score</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>puntos</translation>
    </message>
    <message>
        <source>bags</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>bolsas</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>total</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Heading of a column: the number of tricks bid, noun.</extracomment>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Heading of a column: the number of tricks taken, a verb in the past.</extracomment>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Bid/took</source>
        <translation>Ap./bazas</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>Heading of a column: points for or against a nil.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Heading of a column: points beyond those of the contract, noun.</extracomment>
        <translation>Bonif.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Heading of a column: the points of one deal, noun.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>Heading of a column: overtricks that are counted.</extracomment>
        <translation>Bolsas</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Deal · dealer</source>
        <translation>Mano · reparte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side: what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sets in total</source>
        <translation>Caídas en total</translation>
    </message>
    <message>
        <source>%1 found that %2 had reneged in trick %3.</source>
        <translation>Renuncio en la baza %3: %2 (descubierto: %1).</translation>
    </message>
    <message>
        <source>Code for these cards: %1</source>
        <translation>Código de estas cartas: %1</translation>
    </message>
    <message>
        <source>raised to %1</source>
        <translation>subió a %1</translation>
    </message>
    <message>
        <source>changed to ten</source>
        <translation>cambió a diez</translation>
    </message>
    <message>
        <source>looked</source>
        <extracomment>Behind a call of the deal&apos;s record: the player looked at the cards, a verb in the past.</extracomment>
        <translation>miró</translation>
    </message>
    <message>
        <source>%1 claimed the remaining tricks.</source>
        <translation>Bazas restantes reclamadas: %1.</translation>
    </message>
    <message>
        <source>%1 claimed the remaining tricks; the claim failed.</source>
        <translation>Bazas restantes reclamadas sin razón: %1.</translation>
    </message>
    <message>
        <source>%1 wrongly said that %2 had reneged in trick %3.</source>
        <translation>Renuncio reclamado sin razón en la baza %3: %2 (acusación: %1).</translation>
    </message>
    <message>
        <source>%1 conceded the remaining tricks.</source>
        <translation>Bazas restantes concedidas: %1.</translation>
    </message>
    <message>
        <source>Real cards: hands not recorded.</source>
        <translation>Cartas reales: el reparto no se registró.</translation>
    </message>
    <message>
        <source>bags: %1</source>
        <comment>change of the bag count: +2, −10</comment>
        <translation>bolsas: %1</translation>
    </message>
    <message>
        <source>%1 · code %2</source>
        <comment>a game, the number of a match</comment>
        <translation>%1 · código %2</translation>
    </message>
    <message>
        <source>Code: %1.</source>
        <translation>Código: %1.</translation>
    </message>
    <message>
        <source>%1 passed %2 to %3.</source>
        <comment>player, cards, player</comment>
        <translation>%1 → %3: %2.</translation>
    </message>
    <message>
        <source>%1 took the kitty and discarded %2.</source>
        <translation>Pozo: %1; descarte: %2.</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardView</name>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Hoja de puntos</translation>
    </message>
</context>
<context>
    <name>sandbag::SeatsEditor</name>
    <message>
        <source>Name of player %1</source>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Tu puesto</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Tu compañero</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>A person on the other side.</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Pareja %1</translation>
    </message>
    <message>
        <source>Str&amp;ength of the computers</source>
        <translation>Ni&amp;vel de los ordenadores</translation>
    </message>
</context>
<context>
    <name>sandbag::SessionText</name>
    <message>
        <source>%1 isn&apos;t a Sandbag backup.</source>
        <translation>%1 no es una copia de seguridad de Sandbag.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be restored: %2</source>
        <translation>%1 no se puede restaurar: %2</translation>
    </message>
    <message>
        <source>stopped.</source>
        <extracomment>Why a backup ends: somebody has stopped it, an adjective; after a colon, and alone.</extracomment>
        <translation>detenido.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t belong in a backup.</source>
        <translation>«%1» no debe estar en una copia de seguridad.</translation>
    </message>
    <message>
        <source>it contains “%1” twice.</source>
        <translation>contiene «%1» dos veces.</translation>
    </message>
    <message>
        <source>it contains too many files.</source>
        <translation>contiene demasiados archivos.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>es demasiado grande.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>restored</source>
        <comment>part of a file&apos;s name</comment>
        <translation>restaurado</translation>
    </message>
    <message>
        <source>before restoring</source>
        <comment>part of a file&apos;s name</comment>
        <translation>antes de restaurar</translation>
    </message>
    <message>
        <source>Can&apos;t rename %1.</source>
        <translation>No se puede cambiar el nombre de %1.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>Why a backup ends: somebody has stopped it, an adjective; after a colon, and alone.</extracomment>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Bid %1, took %2</source>
        <translation>Apostó %1, hizo %2</translation>
    </message>
    <message>
        <source>Opponents bid %1, took %2</source>
        <translation>Rivales: apostaron %1, hicieron %2</translation>
    </message>
    <message>
        <source>First deal, took 7</source>
        <translation>Primera mano, hizo 7</translation>
    </message>
    <message>
        <source>Bid 5 and 3, took 4 and 4</source>
        <translation>Apostaron 5 y 3, hicieron 4 y 4</translation>
    </message>
    <message>
        <source>Nil made</source>
        <translation>Nil cumplido</translation>
    </message>
    <message>
        <source>Blind nil made</source>
        <translation>Nil a ciegas cumplido</translation>
    </message>
    <message>
        <source>Double nil made</source>
        <translation>Doble nil cumplido</translation>
    </message>
    <message>
        <source>Team nil made</source>
        <translation>Nil de equipo cumplido</translation>
    </message>
    <message>
        <source>Blind %1, took %2</source>
        <translation>%1 a ciegas, hizo %2</translation>
    </message>
    <message>
        <source>Bid ten, took %1</source>
        <translation>Apostó diez, hizo %1</translation>
    </message>
    <message>
        <source>Moon made</source>
        <translation>Moon cumplido</translation>
    </message>
    <message>
        <source>Blind moon made</source>
        <translation>Moon a ciegas cumplido</translation>
    </message>
    <message>
        <source>As defenders: bid %1, took %2</source>
        <translation>En defensa: apostaron %1, hicieron %2</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with A♠</source>
        <translation>Apostó %1 y cumplió; última baza con el as de picas</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with A♥</source>
        <translation>Apostó %1 y cumplió; última baza con el as de corazones</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with 2♥</source>
        <translation>Apostó %1 y cumplió; última baza con el dos de corazones</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with Q♠</source>
        <translation>Apostó %1 y cumplió; última baza con la reina de picas</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick</source>
        <translation>Apostó %1 y cumplió; ganó la última baza</translation>
    </message>
    <message>
        <source>Bid %1, took %1, but reneged</source>
        <translation>Apostó %1, hizo %1, pero con renuncio</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither %2 (yes) nor %3 (no).</source>
        <translation>&quot;%1&quot; no es ni %2 (sí) ni %3 (no).</translation>
    </message>
    <message>
        <source>Too many winners: the deal has %1 tricks.</source>
        <translation>Demasiados ganadores: la mano tiene %1 bazas.</translation>
    </message>
    <message numerus="yes">
        <source>the winners of %n more trick(s)</source>
        <translation>
            <numerusform>quién gana %n baza más</numerusform>
            <numerusform>quién gana %n bazas más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 couldn&apos;t have bid %2: %3</source>
        <comment>player, bid, reason</comment>
        <translation>%1 no podía apostar %2: %3</translation>
    </message>
    <message>
        <source>y</source>
        <comment>the key for yes</comment>
        <translation>s</translation>
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
        <translation>%1: apuesta</translation>
    </message>
    <message>
        <source>%1 bid</source>
        <comment>a side</comment>
        <translation>%1: apuesta</translation>
    </message>
    <message>
        <source>%1 took</source>
        <translation>%1: bazas</translation>
    </message>
    <message>
        <source>%1 took</source>
        <comment>a side</comment>
        <translation>%1: bazas</translation>
    </message>
    <message>
        <source>Card that won the last trick</source>
        <translation>Carta que ganó la última baza</translation>
    </message>
    <message>
        <source>Cards of the last trick, in the order played</source>
        <translation>Cartas de la última baza, en el orden jugado</translation>
    </message>
    <message>
        <source>Minutes played</source>
        <translation>Minutos jugados</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>keys, what they mean</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the players&apos; numbers, or &quot;-&quot; for nobody</source>
        <translation>los números de los jugadores, o &quot;-&quot; si nadie</translation>
    </message>
    <message>
        <source>the players&apos; numbers</source>
        <translation>los números de los jugadores</translation>
    </message>
    <message>
        <source>the player&apos;s number</source>
        <translation>el número del jugador</translation>
    </message>
    <message>
        <source>the player&apos;s number, or &quot;-&quot; for nobody</source>
        <translation>el número del jugador, o &quot;-&quot; si nadie</translation>
    </message>
    <message>
        <source>AS is the ace of spades, TD the ten of diamonds</source>
        <translation>AS es el as de picas; TD, el diez de diamantes</translation>
    </message>
    <message>
        <source>AS 2D TC KH</source>
        <translation>AS 2D TC KH</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the keys for yes and no</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Choice where a deal is entered: no player did it.</extracomment>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>two events in one: &quot;%1&quot; and &quot;%2&quot;</source>
        <translation>dos eventos en uno: &quot;%1&quot; y &quot;%2&quot;</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>línea %1, columna %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 no vale; se espera %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a list of %1 items</source>
        <translation>una lista de %1 elementos</translation>
    </message>
    <message>
        <source>a list of %1 items, where %2 are needed</source>
        <translation>una lista de %1 elementos, cuando se necesitan %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a list of cards such as &quot;AS KS 2C&quot;</source>
        <translation>una lista de cartas, como &quot;AS KS 2C&quot;</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>uno de estos: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In place of what a player chose or would choose: no choice was known, or a file names none.</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>suits from lowest to highest, such as &quot;C D H S&quot;</source>
        <translation>los palos del más bajo al más alto, como &quot;C D H S&quot;</translation>
    </message>
    <message>
        <source>a list of cards such as &quot;BJ LJ 2S&quot;</source>
        <translation>una lista de cartas, como &quot;BJ LJ 2S&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot; no vale; se espera %2</translation>
    </message>
    <message>
        <source>no game is named &quot;%1&quot;</source>
        <translation>ningún juego se llama &quot;%1&quot;</translation>
    </message>
    <message>
        <source>no rule is named &quot;%1&quot;</source>
        <translation>ninguna regla se llama &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1: cannot be read (%2)</source>
        <translation>%1: no se puede leer (%2)</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>not a complete hand</source>
        <translation>no son las cartas completas de un jugador</translation>
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
        <translation>nil a ciegas</translation>
    </message>
    <message>
        <source>blind %1</source>
        <extracomment>A bid made before looking at the cards: &quot;blind 6&quot;.</extracomment>
        <translation>%1 a ciegas</translation>
    </message>
    <message>
        <source>%1 no trump</source>
        <translation>%1 sin triunfo</translation>
    </message>
    <message>
        <source>%1 in the dark</source>
        <translation>%1 a oscuras</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>number with a declaration</comment>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>B%1</source>
        <comment>blind call in a column: B6</comment>
        <translation>C%1</translation>
    </message>
    <message>
        <source>%1nt</source>
        <comment>no trump in a column: 5nt</comment>
        <translation>%1st</translation>
    </message>
    <message>
        <source>%1d</source>
        <comment>nil in the dark in a column: Nd</comment>
        <translation>%1/o</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>rey</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>reina</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>jota</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 de tréboles</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 de diamantes</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 de corazones</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 de picas</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>comodín grande</translation>
    </message>
    <message>
        <source>little joker</source>
        <translation>comodín pequeño</translation>
    </message>
    <message>
        <source>third joker</source>
        <translation>tercer comodín</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Whether a rule is in force, within a list of values.</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Whether a rule is in force, within a list of values.</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In place of a list of cards or suits of which there are none.</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Sur</translation>
    </message>
    <message>
        <source>West</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Norte</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Este</translation>
    </message>
    <message>
        <source>%1 with house rules</source>
        <translation>%1 con reglas de la casa</translation>
    </message>
    <message>
        <source>%1: %2 (was %3)</source>
        <comment>rule: its value, the value before</comment>
        <translation>%1: %2 (antes %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule: its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>House rules: %1.</source>
        <translation>Reglas de la casa: %1.</translation>
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
        <translation>%1, antes del juego</translation>
    </message>
    <message>
        <source>%1, trick %2</source>
        <comment>deal</comment>
        <translation>%1, baza %2</translation>
    </message>
    <message>
        <source>Deal %1, before play</source>
        <translation>Mano %1, antes del juego</translation>
    </message>
    <message>
        <source>Deal %1, trick %2</source>
        <translation>Mano %1, baza %2</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>la mejor</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>buena</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>desliz</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>error</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>error grave</translation>
    </message>
    <message numerus="yes">
        <source>Played with %n hint(s).</source>
        <translation>
            <numerusform>Con %n pista.</numerusform>
            <numerusform>Con %n pistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played with the tutor.</source>
        <translation>Con el tutor activado.</translation>
    </message>
    <message>
        <source>Another choice was about as good.</source>
        <translation>Otra decisión era casi igual de buena.</translation>
    </message>
    <message numerus="yes">
        <source>The next best choice was worth %n point(s) less.</source>
        <translation>
            <numerusform>La segunda mejor decisión valía %n punto menos.</numerusform>
            <numerusform>La segunda mejor decisión valía %n puntos menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best choice was worth %n point(s) more.</source>
        <translation>
            <numerusform>La mejor decisión valía %n punto más.</numerusform>
            <numerusform>La mejor decisión valía %n puntos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2): %3 %4</source>
        <comment>player, level, how it plays, its character</comment>
        <translation>%1 (%2): %3 %4</translation>
    </message>
    <message>
        <source>%1: cannot be read, since its name is not valid UTF-8; rename the file</source>
        <translation>%1: no se puede leer, porque su nombre no es UTF-8 válido; cambia el nombre del archivo</translation>
    </message>
    <message>
        <source>The tricks entered add up to %1, but the deal has %2.</source>
        <translation>Las bazas anotadas suman %1, pero la mano tiene %2.</translation>
    </message>
    <message>
        <source>A trick has %2 cards; you typed %1.</source>
        <translation>Una baza tiene %2 cartas; has escrito %1.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>No se puede jugar ninguna otra carta.</translation>
    </message>
    <message>
        <source>Keep the %1</source>
        <translation>Conservar %1</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>cost of a choice</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
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
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>Looking back: %1</source>
        <translation>Mirando atrás: %1</translation>
    </message>
    <message>
        <source>Call a misdeal</source>
        <translation>Declarar reparto nulo</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Ver las cartas</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Subir a %1</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Verb, what a player says who does not raise the bid: &quot;I stay at my bid.&quot;</extracomment>
        <translation>Mantener</translation>
    </message>
    <message>
        <source>Bid nil</source>
        <translation>Apostar nil</translation>
    </message>
    <message>
        <source>Bid blind nil</source>
        <translation>Apostar nil a ciegas</translation>
    </message>
    <message>
        <source>No nil</source>
        <translation>Sin nil</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartarla</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Sales tú</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>Sale %1</translation>
    </message>
    <message>
        <source>a an and are as be by can do for from go have i if in is it my of or our play played playing rule rules than that the their then they this to up us we with you your at until</source>
        <comment>words that a search leaves out; any number of them in any order</comment>
        <translation>un una unos unas el la los las lo de del al a en y e o u por para con que se su sus si es son ser está están como cuando entonces hasta desde este esta esto ese esa eso yo tú te me nos les le mi mis tu tus nuestro nuestra nuestros nuestras nosotros hay ha han tiene tienen tenemos puede pueden hace jugar juega juegan jugamos jugado jugando regla reglas</translation>
    </message>
    <message>
        <source>zero one two three four five six seven eight nine ten eleven twelve thirteen</source>
        <comment>the numbers from 0 to 13, for a search</comment>
        <translation>cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece</translation>
    </message>
    <message>
        <source>hundred</source>
        <comment>the number 100, for a search</comment>
        <translation>cien ciento cientos</translation>
    </message>
    <message>
        <source>minus negative</source>
        <comment>words before a number below zero, for a search</comment>
        <translation>menos negativo negativa negativos negativas</translation>
    </message>
    <message>
        <source>no not never without off</source>
        <comment>words that turn what was said into its opposite, for a search</comment>
        <translation>no ni nunca jamás sin ningún ninguno ninguna nadie tampoco</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>bid, reason</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>more than %1 rulings</source>
        <translation>más de %1 arbitrajes</translation>
    </message>
    <message>
        <source>more than %1 items</source>
        <translation>más de %1 elementos</translation>
    </message>
    <message>
        <source>a lesson without a step</source>
        <translation>una lección sin ningún paso</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>A part of the lessons, or a heading over a deal&apos;s bids, noun.</extracomment>
        <translation>Las apuestas</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A part of the lessons: playing cards; nil bids, noun.</extracomment>
        <translation>Las bazas</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>A part of the lessons: playing cards; nil bids, noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t legal in this position</source>
        <translation>&quot;%1&quot; no está permitido en esta posición</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>¿Qué carta?</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>¿Cuánto apuestas?</translation>
    </message>
    <message>
        <source>Both sides&apos; bags</source>
        <translation>Las bolsas de ambos bandos</translation>
    </message>
    <message>
        <source>not one of the right answers</source>
        <translation>no es una de las respuestas correctas</translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Why a deal does not count, in place of its score.</extracomment>
        <translation>Nula</translation>
    </message>
    <message>
        <source>deal %1, event %2, seat %3</source>
        <translation>mano %1, evento %2, puesto %3</translation>
    </message>
    <message>
        <source>Spades, deal of the day, %1 (%2)</source>
        <translation>Spades, mano del día, %1 (%2)</translation>
    </message>
    <message>
        <source>Points: %1. Computers beaten: %2 of %3.</source>
        <translation>Puntos: %1. Ordenadores superados: %2 de %3.</translation>
    </message>
    <message>
        <source>This is too long for a code.</source>
        <translation>Es demasiado largo para un código.</translation>
    </message>
    <message>
        <source>This is too short for a code.</source>
        <translation>Es demasiado corto para un código.</translation>
    </message>
    <message>
        <source>The secret is not 64 hexadecimal digits.</source>
        <translation>El secreto no son 64 cifras hexadecimales.</translation>
    </message>
    <message>
        <source>deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>mano %1</translation>
    </message>
    <message>
        <source>The dealer is seat %1, but it is seat %2&apos;s turn to deal.</source>
        <translation>Reparte el puesto %1, pero le toca repartir al puesto %2.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>a comment is never closed</source>
        <translation>un comentario no se cierra</translation>
    </message>
    <message>
        <source>a tag has no value in quotes</source>
        <translation>una etiqueta no tiene un valor entre comillas</translation>
    </message>
    <message>
        <source>a tag has no closing bracket</source>
        <translation>a una etiqueta le falta el corchete de cierre</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>%1 se reparte dos veces</translation>
    </message>
    <message>
        <source>more than one hand is missing</source>
        <translation>faltan las cartas de más de un jugador</translation>
    </message>
    <message numerus="yes">
        <source>a hand has %n card(s), not 13</source>
        <translation>
            <numerusform>un jugador tiene %n carta, no 13</numerusform>
            <numerusform>un jugador tiene %n cartas, no 13</numerusform>
        </translation>
    </message>
    <message>
        <source>(dealer)</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>(reparte)</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>Heading of a column on a web page: the number of the trick, noun.</extracomment>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>Heading of a column on a web page: who led to a trick; and who took it, a verb in the past.</extracomment>
        <translation>Sale</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Heading of a column on a web page: who led to a trick; and who took it, a verb in the past.</extracomment>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Go through the tricks</source>
        <translation>Recorrer las bazas</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button on a web page: to the beginning of the deal, one trick back, to its end.</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button on a web page: to the beginning of the deal, one trick back, to its end.</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Siguiente baza</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Button on a web page: to the beginning of the deal, one trick back, to its end.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Trick {n} of {all}: {led} led, {won} won</source>
        <comment>the words in braces are filled in</comment>
        <translation>Baza {n} de {all}: sale {led}, gana {won}</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Antes de la primera baza</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Sin terminar.</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Heading of a column: the number of tricks bid, noun.</extracomment>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Heading of a column: the number of tricks taken, a verb in the past.</extracomment>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Spades: %1</source>
        <translation>Spades: %1</translation>
    </message>
    <message>
        <source>Code for these cards:</source>
        <translation>Código de estas cartas:</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <extracomment>Why a deal does not count, in place of its score.</extracomment>
        <translation>Reparto nulo</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Todos pasan</translation>
    </message>
    <message>
        <source>Too few tricks bid</source>
        <translation>Pocas bazas apostadas</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Points only</source>
        <translation>Solo puntos</translation>
    </message>
    <message>
        <source>a folder, pipe, or device, not a file</source>
        <translation>una carpeta, una tubería o un dispositivo, no un archivo</translation>
    </message>
    <message>
        <source>%1 bid %2 and took %3; %4 bid %5 and took %6. Did you swap their tricks?</source>
        <translation>%1 apostó %2 e hizo %3; %4 apostó %5 e hizo %6. ¿Has intercambiado sus bazas?</translation>
    </message>
    <message>
        <source>not legal, but played: %1</source>
        <comment>what is barred, why</comment>
        <translation>no permitido, pero jugado: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a legal bid. %2</source>
        <translation>&quot;%1&quot; no es una apuesta permitida. %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a player. Type 1 to %2.</source>
        <translation>&quot;%1&quot; no es un jugador. Escribe de 1 a %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a card. For the ace of spades, type AS.</source>
        <translation>&quot;%1&quot; no es una carta. Para el as de picas, escribe AS.</translation>
    </message>
    <message>
        <source>Winner of each trick, in order</source>
        <translation>Ganador de cada baza, en orden</translation>
    </message>
    <message>
        <source>Winner of the last trick</source>
        <translation>Ganador de la última baza</translation>
    </message>
    <message>
        <source>Leader of the last trick</source>
        <translation>Quién salió en la última baza</translation>
    </message>
    <message>
        <source>Was a renege challenged?</source>
        <translation>¿Se denunció un renuncio?</translation>
    </message>
    <message>
        <source>too many tricks for a deal</source>
        <translation>demasiadas bazas para una mano</translation>
    </message>
    <message>
        <source>unknown event: expected one such as &quot;call&quot;, &quot;play&quot; or &quot;pass&quot;</source>
        <translation>evento desconocido: se espera uno como &quot;call&quot;, &quot;play&quot; o &quot;pass&quot;</translation>
    </message>
    <message>
        <source>more nines of spades than two decks have</source>
        <translation>más nueves de picas de los que tienen dos barajas</translation>
    </message>
    <message>
        <source>missing; expected %1</source>
        <translation>falta; se espera %1</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a card; a card is a rank and a suit such as AS, TD or 2C, or BJ, LJ, 3J</source>
        <translation>&quot;%1&quot; no es una carta; una carta es valor y palo, como AS, TD o 2C, o bien BJ, LJ, 3J</translation>
    </message>
    <message>
        <source>the file is empty; expected %1</source>
        <translation>el archivo está vacío; se espera %1</translation>
    </message>
    <message>
        <source>invalid JSON from here (%1)</source>
        <translation>JSON no válido desde aquí (%1)</translation>
    </message>
    <message>
        <source>/format: %1 is not %2; this is a different kind of file</source>
        <translation>/format: %1 no es %2; es otro tipo de archivo</translation>
    </message>
    <message>
        <source>more than %1 entries with unknown names</source>
        <translation>más de %1 entradas con nombres desconocidos</translation>
    </message>
    <message>
        <source>too large for a review (limit 8 MB)</source>
        <translation>demasiado grande para un análisis (límite: 8 MB)</translation>
    </message>
    <message>
        <source>%1: not enough memory to read it</source>
        <translation>%1: no hay memoria suficiente para leerlo</translation>
    </message>
    <message>
        <source>%1: can&apos;t be written (%2)</source>
        <translation>%1: no se puede escribir (%2)</translation>
    </message>
    <message>
        <source>%1: too large (limit 64 MB)</source>
        <translation>%1: demasiado grande (límite: 64 MB)</translation>
    </message>
    <message>
        <source>too long for a lesson</source>
        <translation>demasiado largo para una lección</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may contain only lowercase letters, digits, and hyphens</source>
        <translation>&quot;%1&quot; solo puede contener minúsculas, cifras y guiones</translation>
    </message>
    <message>
        <source>too large for a lesson (limit 1 MB)</source>
        <translation>demasiado grande para una lección (límite: 1 MB)</translation>
    </message>
    <message>
        <source>the lesson says nothing about this answer</source>
        <translation>la lección no dice nada de esta respuesta</translation>
    </message>
    <message>
        <source>/id: another lesson is also called &quot;%1&quot;</source>
        <translation>/id: otra lección también se llama &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the answer is listed as both right and wrong</source>
        <translation>la respuesta figura a la vez como correcta e incorrecta</translation>
    </message>
    <message>
        <source>another problem is also called &quot;%1&quot;</source>
        <translation>otro problema también se llama &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Play the same cards: code %1</source>
        <translation>Juega las mismas cartas: código %1</translation>
    </message>
    <message>
        <source>This code uses rules that this version doesn&apos;t know.</source>
        <translation>Este código usa reglas que esta versión no conoce.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be part of a code. Codes use the digits 2 to 9 and the letters A to Z except I, L, and O.</source>
        <translation>%1 no puede formar parte de un código. Los códigos usan las cifras 2 a 9 y las letras A a Z salvo I, L y O.</translation>
    </message>
    <message>
        <source>This code has a typo: a character is wrong or missing, or two are swapped.</source>
        <translation>Este código tiene una errata: un carácter falta o está mal, o dos están intercambiados.</translation>
    </message>
    <message>
        <source>This match has no fingerprint, so nothing proves that its cards weren&apos;t picked on purpose.</source>
        <translation>Esta partida no tiene huella: nada demuestra que sus cartas no se eligieran a propósito.</translation>
    </message>
    <message>
        <source>The fingerprint isn&apos;t a SHA-256: 64 hexadecimal digits are needed.</source>
        <translation>La huella no es un SHA-256: se necesitan 64 cifras hexadecimales.</translation>
    </message>
    <message>
        <source>%1: stopped responding and was replaced</source>
        <translation>%1: dejó de responder y se ha sustituido</translation>
    </message>
    <message>
        <source>deal without a match</source>
        <translation>mano sin partida</translation>
    </message>
    <message>
        <source>too many cards in a hand</source>
        <translation>demasiadas cartas para un jugador</translation>
    </message>
    <message>
        <source>cards that are not in the deck</source>
        <translation>cartas que no están en la baraja</translation>
    </message>
    <message>
        <source>event without a deal</source>
        <translation>evento sin mano</translation>
    </message>
    <message>
        <source>too many events for a deal</source>
        <translation>demasiados eventos para una mano</translation>
    </message>
    <message>
        <source>It&apos;s the better of the two to keep.</source>
        <translation>De las dos, es la mejor para conservar.</translation>
    </message>
    <message>
        <source>The other cards do just as well.</source>
        <translation>Las demás cartas sirven igual de bien.</translation>
    </message>
    <message>
        <source>Your cards win all the remaining tricks.</source>
        <translation>Tus cartas ganan todas las bazas que quedan.</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Ningún error claro.</translation>
    </message>
    <message>
        <source>This choice can&apos;t be explained.</source>
        <translation>Esta decisión no se puede explicar.</translation>
    </message>
    <message>
        <source>What the player could infer: %1</source>
        <translation>Lo que el jugador podía deducir: %1</translation>
    </message>
    <message>
        <source>No further explanation.</source>
        <translation>Nada más que explicar.</translation>
    </message>
    <message>
        <source>Even with all cards known, the best play can&apos;t be found yet: too many cards remain.</source>
        <translation>Aun con todas las cartas a la vista, todavía no se puede hallar la mejor jugada: quedan demasiadas.</translation>
    </message>
    <message>
        <source>Best play with all cards known: %1 …</source>
        <translation>Lo mejor con todas las cartas a la vista: %1 …</translation>
    </message>
    <message>
        <source>This isn&apos;t a match text. A match text begins with “%1”.</source>
        <translation>Esto no es el texto de una partida, que empieza por «%1».</translation>
    </message>
    <message>
        <source>This text is too long for a match.</source>
        <translation>Este texto es demasiado largo para una partida.</translation>
    </message>
    <message>
        <source>PBN supports only four players with thirteen cards each from one deck.</source>
        <translation>PBN solo admite cuatro jugadores con trece cartas cada uno de una sola baraja.</translation>
    </message>
    <message>
        <source>PBN supports only one deck of 52 cards without jokers.</source>
        <translation>PBN solo admite una baraja de 52 cartas sin comodines.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t N, E, S, or W</source>
        <translation>«%1» no es N, E, S ni W</translation>
    </message>
    <message>
        <source>the hand “%1” doesn&apos;t have four suits</source>
        <translation>las cartas «%1» no tienen cuatro palos</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a rank</source>
        <translation>«%1» no es un valor</translation>
    </message>
    <message>
        <source>four hands are needed</source>
        <translation>se necesitan las cartas de los cuatro</translation>
    </message>
    <message>
        <source>too many deals</source>
        <translation>demasiadas manos</translation>
    </message>
    <message>
        <source>Claim the remaining tricks</source>
        <translation>Reclamar las bazas que quedan</translation>
    </message>
    <message>
        <source>Concede the remaining tricks</source>
        <translation>Conceder las bazas que quedan</translation>
    </message>
    <message>
        <source>Starting with deal %1: %2.</source>
        <translation>A partir de la mano %1: %2.</translation>
    </message>
    <message>
        <source>Starting with deal %1: %2 replaces %3.</source>
        <translation>A partir de la mano %1: %2 en vez de %3.</translation>
    </message>
    <message numerus="yes">
        <source>the table has %n side(s)</source>
        <translation>
            <numerusform>la mesa tiene %n bando</numerusform>
            <numerusform>la mesa tiene %n bandos</numerusform>
        </translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <translation>una pareja no puede jugar contra sí misma</translation>
    </message>
    <message>
        <source>the points are missing</source>
        <translation>faltan los puntos</translation>
    </message>
    <message>
        <source>that pair already has a result on this deal</source>
        <translation>esa pareja ya tiene un resultado en esta mano</translation>
    </message>
    <message>
        <source>there are too many tables</source>
        <translation>hay demasiadas mesas</translation>
    </message>
    <message>
        <source>The number of deals must be 1 to %1.</source>
        <translation>El número de manos debe ser de 1 a %1.</translation>
    </message>
    <message>
        <source>The cards of deal %1 do not fit the rules.</source>
        <translation>Las cartas de la mano %1 no encajan con las reglas.</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>sin puntos</translation>
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
        <translation>Manos ganadas: %1, empatadas: %2, perdidas: %3. Diferencia: %4.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a table&apos;s name, its share</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Heading of a column: by how many points two tables differ, noun.</extracomment>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Heading of a column: points out of those that could be had, in %, noun.</extracomment>
        <translation>Porcentaje</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), scores carried over.</source>
        <translation>
            <numerusform>%n mano, los puntos se acumulan.</numerusform>
            <numerusform>%n manos, los puntos se acumulan.</numerusform>
        </translation>
    </message>
    <message>
        <source>To play against friends, send them the code or the file.</source>
        <translation>Para jugar contra amigos, envíales el código o el archivo.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name, its points on a board</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Mano %1 de %2</translation>
    </message>
    <message>
        <source>Pairs can change tables only in a four-player game with two pairs.</source>
        <translation>Las parejas solo pueden cambiar de mesa en un juego de cuatro con dos parejas.</translation>
    </message>
    <message>
        <source>There must be two to eight tables.</source>
        <translation>Debe haber de dos a ocho mesas.</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Pareja %1</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), but %1 are needed, one for each player</source>
        <translation>
            <numerusform>%n número, pero se necesitan %1, uno por jugador</numerusform>
            <numerusform>%n números, pero se necesitan %1, uno por jugador</numerusform>
        </translation>
    </message>
    <message>
        <source>Spades, match of the day, %1 (%2)</source>
        <translation>Spades, partida del día, %1 (%2)</translation>
    </message>
    <message>
        <source>no match has been announced yet</source>
        <translation>aún no se ha anunciado ninguna partida</translation>
    </message>
    <message>
        <source>not the next deal of the match</source>
        <translation>no es la mano siguiente de la partida</translation>
    </message>
    <message>
        <source>a deal that is not over</source>
        <translation>una mano que no ha terminado</translation>
    </message>
    <message>
        <source>the events of the deal contradict each other</source>
        <translation>los eventos de la mano se contradicen</translation>
    </message>
    <message>
        <source>a line with lists nested too deeply</source>
        <translation>una línea con listas demasiado anidadas</translation>
    </message>
    <message>
        <source>a line that is not a JSON object</source>
        <translation>una línea que no es un objeto JSON</translation>
    </message>
    <message>
        <source>not a suit</source>
        <translation>no es un palo</translation>
    </message>
    <message numerus="yes">
        <source>the file has %n deal(s)</source>
        <translation>
            <numerusform>el archivo tiene %n mano</numerusform>
            <numerusform>el archivo tiene %n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>a result from real cards can&apos;t list the hands</source>
        <translation>un resultado con cartas reales no puede incluir las cartas de cada jugador</translation>
    </message>
    <message>
        <source>the points don&apos;t match this deal</source>
        <translation>los puntos no corresponden a esta mano</translation>
    </message>
    <message>
        <source>This code is for a single deal; shared deals need the code of a match.</source>
        <translation>Este código es de una sola mano; las manos compartidas necesitan el código de una partida.</translation>
    </message>
    <message>
        <source>difference so far: %1</source>
        <translation>diferencia hasta ahora: %1</translation>
    </message>
    <message>
        <source>points so far: %1</source>
        <translation>puntos hasta ahora: %1</translation>
    </message>
    <message>
        <source>A deal without a score can&apos;t be compared.</source>
        <translation>Una mano sin puntos no se puede comparar.</translation>
    </message>
    <message numerus="yes">
        <source>There are too few deals for %n table(s).</source>
        <translation>
            <numerusform>Hay muy pocas manos para %n mesa.</numerusform>
            <numerusform>Hay muy pocas manos para %n mesas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid nil, took 1</source>
        <translation>Apostó nil, hizo 1</translation>
    </message>
    <message>
        <source>Bid blind nil, took 1</source>
        <translation>Apostó nil a ciegas, hizo 1</translation>
    </message>
    <message>
        <source>Bid double nil, took 1</source>
        <translation>Apostó doble nil, hizo 1</translation>
    </message>
    <message>
        <source>Bid %1, made, with a spade trick won by the 9♠</source>
        <translation>Apostó %1 y cumplió, con una baza de picas ganada con el 9♠</translation>
    </message>
    <message>
        <source>%1; did you mean &quot;%2&quot;?</source>
        <translation>%1; ¿querías decir &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>no choice is possible here: the deal is over or missing</source>
        <translation>aquí no hay nada que decidir: la mano ha terminado o no existe</translation>
    </message>
    <message>
        <source>This text is cut off: copy all of it.</source>
        <translation>Este texto está cortado: cópialo entero.</translation>
    </message>
    <message>
        <source>This text is cut off or mistyped: copy all of it.</source>
        <translation>Este texto está cortado o mal escrito: cópialo entero.</translation>
    </message>
    <message>
        <source>no deal found: PBN keeps a deal in a [Deal] tag</source>
        <translation>no hay ninguna mano: PBN guarda cada mano en una etiqueta [Deal]</translation>
    </message>
    <message>
        <source>Hands at this point</source>
        <translation>Cartas en este momento</translation>
    </message>
    <message>
        <source>Hands as dealt</source>
        <translation>Cartas repartidas</translation>
    </message>
    <message>
        <source>passes %1</source>
        <comment>cards</comment>
        <translation>pasa %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>cards</comment>
        <translation>toma %1</translation>
    </message>
    <message>
        <source>discards %1</source>
        <comment>cards</comment>
        <translation>descarta %1</translation>
    </message>
    <message>
        <source>a match that is just starting has no deals yet</source>
        <translation>una partida que acaba de empezar aún no tiene manos</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each starting from 0.</source>
        <translation>
            <numerusform>%n mano, desde 0.</numerusform>
            <numerusform>%n manos, cada una desde 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>player and points, as in &quot;2 5&quot;, or &quot;-&quot; for nobody</source>
        <translation>jugador y puntos, como &quot;2 5&quot;, o &quot;-&quot; si nadie</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a bid; bids are, for example, &quot;4&quot;, &quot;nil&quot;, and &quot;blind 6&quot; (&quot;&quot; for none)</source>
        <translation>&quot;%1&quot; no es una apuesta; lo son, por ejemplo, &quot;4&quot;, &quot;nil&quot; y &quot;blind 6&quot; (&quot;&quot; si no hay)</translation>
    </message>
    <message>
        <source>This match doesn&apos;t say which version of Sandbag its computer players are from, so their choices were not checked.</source>
        <translation>Esta partida no dice de qué versión de Sandbag son sus jugadores del ordenador, así que sus decisiones no se han comprobado.</translation>
    </message>
    <message>
        <source>The computer players of this match are from a newer version of Sandbag, so their choices were not checked.</source>
        <translation>Los jugadores del ordenador de esta partida son de una versión más nueva de Sandbag, así que sus decisiones no se han comprobado.</translation>
    </message>
    <message>
        <source>The computer players of this match are from an older version of Sandbag and might now choose differently, so their choices were not checked.</source>
        <translation>Los jugadores del ordenador de esta partida son de una versión anterior de Sandbag y hoy quizá decidirían otra cosa, así que sus decisiones no se han comprobado.</translation>
    </message>
    <message>
        <source>%1: the file is too large</source>
        <translation>%1: el archivo es demasiado grande</translation>
    </message>
    <message>
        <source>the existing file or folder can&apos;t be moved aside</source>
        <translation>no se puede apartar el archivo o la carpeta que ya existe</translation>
    </message>
    <message>
        <source>expected a date and time</source>
        <translation>se espera una fecha con hora</translation>
    </message>
    <message>
        <source>expected 64 hexadecimal digits</source>
        <translation>se esperan 64 cifras hexadecimales</translation>
    </message>
    <message>
        <source>%1 &amp; %2</source>
        <comment>partners&apos; names</comment>
        <translation>%1 &amp; %2</translation>
    </message>
    <message>
        <source>English</source>
        <comment>the name of your language, in itself: Deutsch, Español</comment>
        <translation>Español</translation>
    </message>
    <message>
        <source>does not continue from the line before it</source>
        <translation>no continúa la línea anterior</translation>
    </message>
    <message>
        <source>this is not the deal that was shown during play</source>
        <translation>esta no es la mano que se vio durante el juego</translation>
    </message>
    <message>
        <source>Teams: at a second table, computer players play with your cards (%1).</source>
        <translation>Equipos: en otra mesa, unos jugadores del ordenador juegan con tus cartas (%1).</translation>
    </message>
    <message>
        <source>share of the matchpoints so far: %1</source>
        <translation>porcentaje de matchpoints hasta ahora: %1</translation>
    </message>
    <message>
        <source>With real cards, each deal is scored by itself, so scores can&apos;t be carried over.</source>
        <translation>Con cartas reales, cada mano se puntúa por sí sola, así que no se arrastran puntos.</translation>
    </message>
    <message>
        <source>%1; partner bid %2 and took %3</source>
        <translation>%1; el compañero apostó %2 e hizo %3</translation>
    </message>
    <message>
        <source>Bid 4 with no trump, took 4, promise kept</source>
        <translation>Apostó 4 sin triunfo, hizo 4, promesa cumplida</translation>
    </message>
    <message>
        <source>no program is reading from the pipe</source>
        <translation>ningún programa lee la tubería</translation>
    </message>
    <message>
        <source>%1: partner %3 bid %2 for both partners</source>
        <comment>player, call, partner</comment>
        <translation>%1: su compañero %3 apostó %2 por los dos</translation>
    </message>
    <message>
        <source>Type the number of the player, then the points (1, 5, or 10), as in &quot;2 5&quot;.</source>
        <translation>Escribe el número del jugador y luego los puntos (1, 5 o 10), por ejemplo &quot;2 5&quot;.</translation>
    </message>
    <message>
        <source>Type three items: the number of the challenged player, the number of the challenger, then %1 (renege) or %2 (no renege), as in &quot;3 2 %1&quot;.</source>
        <translation>Escribe tres datos: el número del jugador denunciado, el de quien denuncia y %1 (renuncio) o %2 (sin renuncio), por ejemplo &quot;3 2 %1&quot;.</translation>
    </message>
    <message>
        <source>Who won a trick by playing the 9 of spades?</source>
        <translation>¿Quién ganó una baza jugando el 9 de picas?</translation>
    </message>
    <message>
        <source>three items: the challenged player, the challenger, then %1 (renege) or %2 (no renege), as in &quot;3 2 %1&quot;; &quot;-&quot; if nobody challenged</source>
        <translation>tres datos: el jugador denunciado, quien denuncia y %1 (renuncio) o %2 (sin renuncio), por ejemplo &quot;3 2 %1&quot;; &quot;-&quot; si nadie denunció</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a call; examples of calls are &quot;4&quot;, &quot;nil&quot;, &quot;blind 6&quot;, &quot;pass&quot;, and &quot;raise 5&quot;</source>
        <translation>&quot;%1&quot; no es una declaración; lo son, por ejemplo, &quot;4&quot;, &quot;nil&quot;, &quot;blind 6&quot;, &quot;pass&quot; o &quot;raise 5&quot;</translation>
    </message>
    <message numerus="yes">
        <source>the trick has %n card(s), but each of the %1 players plays one</source>
        <translation>
            <numerusform>la baza tiene %n carta, pero cada uno de los %1 jugadores juega una</numerusform>
            <numerusform>la baza tiene %n cartas, pero cada uno de los %1 jugadores juega una</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points aren&apos;t possible; a trick won with the nine of spades scores 1, 5, or 10</source>
        <translation>no puede haber %1 puntos; una baza ganada con el nueve de picas da 1, 5 o 10</translation>
    </message>
    <message>
        <source>the file has more than 1 MB of data from other programs</source>
        <translation>el archivo tiene más de 1 MB de datos de otros programas</translation>
    </message>
    <message>
        <source>the rulings change the score by more than is possible in a match</source>
        <translation>los arbitrajes cambian los puntos más de lo que es posible en una partida</translation>
    </message>
    <message>
        <source>whole numbers from -1000 to 1000, separated by spaces, such as &quot;0 100&quot;</source>
        <translation>números enteros de -1000 a 1000, separados por espacios, como &quot;0 100&quot;</translation>
    </message>
    <message>
        <source>none of the answers is marked as right</source>
        <translation>ninguna respuesta está marcada como correcta</translation>
    </message>
    <message>
        <source>Make the nil fail</source>
        <translation>Tumbar el nil</translation>
    </message>
    <message>
        <source>Take exactly the tricks bid</source>
        <translation>Hacer justo las bazas apostadas</translation>
    </message>
    <message>
        <source>too large for a file of practice problems (limit 8 MB)</source>
        <translation>demasiado grande para un archivo de problemas (límite: 8 MB)</translation>
    </message>
    <message>
        <source>%1&apos;s choices can&apos;t be checked: this computer player thinks for a fixed time, or this program doesn&apos;t know this player.</source>
        <translation>No se pueden comprobar las decisiones de %1: este jugador del ordenador piensa un tiempo fijo o este programa no lo conoce.</translation>
    </message>
    <message>
        <source>Given what this seat could see, its computer player would choose “%1”, but the match file says “%2”.</source>
        <translation>Con lo que se veía desde este puesto, su jugador del ordenador elegiría «%1», pero el archivo de la partida dice «%2».</translation>
    </message>
    <message>
        <source>No deal has this code. Check that it is complete.</source>
        <translation>Ninguna mano tiene este código. Comprueba que esté completo.</translation>
    </message>
    <message>
        <source>The secret doesn&apos;t match the fingerprint, which should be its SHA-256.</source>
        <translation>El secreto no concuerda con la huella, que debería ser su SHA-256.</translation>
    </message>
    <message>
        <source>The match file doesn&apos;t say how the cards were drawn, so they were not checked.</source>
        <translation>El archivo de la partida no dice cómo se sacaron las cartas, así que no se han comprobado.</translation>
    </message>
    <message>
        <source>The match file says how the cards were drawn, but drawing them that way gives other cards.</source>
        <translation>El archivo de la partida dice cómo se sacaron las cartas, pero sacándolas así salen otras.</translation>
    </message>
    <message>
        <source>On average, it is better than the next card of the deck.</source>
        <translation>De media, es mejor que la carta siguiente del mazo.</translation>
    </message>
    <message>
        <source>On average, the next card of the deck is better.</source>
        <translation>De media, la carta siguiente del mazo es mejor.</translation>
    </message>
    <message>
        <source>%1 (as a low card)</source>
        <translation>%1 (como carta baja)</translation>
    </message>
    <message>
        <source>Change to a regular bid of ten</source>
        <translation>Cambiar a un diez normal</translation>
    </message>
    <message>
        <source>Ask your partner: call a misdeal?</source>
        <translation>A tu compañero: ¿reparto nulo?</translation>
    </message>
    <message>
        <source>Ask your partner: how many tricks can you add?</source>
        <translation>A tu compañero: ¿cuántas bazas aportas?</translation>
    </message>
    <message>
        <source>Ask your partner: may I bid no trump?</source>
        <translation>A tu compañero: ¿puedo apostar sin triunfo?</translation>
    </message>
    <message numerus="yes">
        <source>Around the table: you play each deal %n time(s), each time from another seat.</source>
        <translation>
            <numerusform>Vuelta a la mesa: juegas cada mano %n vez.</numerusform>
            <numerusform>Vuelta a la mesa: juegas cada mano %n veces, cada vez desde otro puesto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n bag(s) before the deal: bid %1, took %2</source>
        <translation>
            <numerusform>Con %n bolsa antes de la mano: apostó %1, hizo %2</numerusform>
            <numerusform>Con %n bolsas antes de la mano: apostó %1, hizo %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid 6 with little bemo (the first 6 tricks): took those tricks</source>
        <translation>Apostó 6 con bemo pequeño (las 6 primeras bazas): hizo esas bazas</translation>
    </message>
    <message>
        <source>Little moe (6 tricks in a row) made</source>
        <translation>Moe pequeño (6 bazas seguidas) cumplido</translation>
    </message>
    <message>
        <source>Little mo (the first 7 tricks) made</source>
        <translation>Mo pequeño (las 7 primeras bazas) cumplido</translation>
    </message>
    <message>
        <source>not a deal: needs either &quot;hands&quot; and &quot;events&quot;, or &quot;bids&quot; and &quot;tricks&quot;, or &quot;void&quot;</source>
        <translation>no es una mano: necesita &quot;hands&quot; y &quot;events&quot;, o &quot;bids&quot; y &quot;tricks&quot;, o &quot;void&quot;</translation>
    </message>
    <message>
        <source>%1 was damaged, or another window or program changed it. The file that was found there was kept as %2.</source>
        <translation>%1 está dañado, o lo cambió otra ventana u otro programa. El archivo que se encontró ahí se ha guardado como %2.</translation>
    </message>
    <message>
        <source>The secret from which the cards are dealt is revealed when the match is over. Then everyone can check that it gives the fingerprint and the cards of this match.</source>
        <translation>El secreto con que se reparten las cartas se revela al acabar la partida. Entonces todos podrán comprobar que da la huella y las cartas de esta partida.</translation>
    </message>
    <message>
        <source>Changes in the chance to win, in percentage points per deal. Caused by the cards: %1; by the player: %2; by the partner: %3; by the opponents: %4. Total: %5.</source>
        <translation>Cambios en la probabilidad de ganar, en puntos porcentuales por mano. Por las cartas: %1; por las decisiones propias: %2; por el compañero: %3; por los rivales: %4. Total: %5.</translation>
    </message>
    <message>
        <source>The part of Sandbag for backups isn&apos;t installed, or can&apos;t be used here.</source>
        <translation>El módulo de Sandbag para copias de seguridad no está instalado o no se puede usar aquí.</translation>
    </message>
    <message>
        <source>For “%1”, type a number from 0 to %3, not &quot;%2&quot;.</source>
        <extracomment>What is asked (&quot;Ada &amp; Cy took&quot;), and what was typed there.</extracomment>
        <translation>En «%1», escribe un número de 0 a %3, no &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>another window or program is writing it</source>
        <translation>otra ventana u otro programa está escribiendo en él</translation>
    </message>
    <message>
        <source>Changes in the chance to win, in percentage points per deal. Caused by the cards: %1; by the player: %2; by the opponents: %3. Total: %4.</source>
        <translation>Cambios en la probabilidad de ganar, en puntos porcentuales por mano. Por las cartas: %1; por las decisiones propias: %2; por los rivales: %3. Total: %4.</translation>
    </message>
    <message>
        <source>This nil can&apos;t be made, but one of you must bid nil.</source>
        <translation>Este nil no se puede cumplir, pero uno de los dos tiene que apostar nil.</translation>
    </message>
    <message>
        <source>This nil can&apos;t be made.</source>
        <translation>Este nil no se puede cumplir.</translation>
    </message>
    <message>
        <source>No other bid is allowed.</source>
        <translation>No se permite otra apuesta.</translation>
    </message>
    <message>
        <source>The other card does just as well.</source>
        <translation>La otra carta sirve igual de bien.</translation>
    </message>
</context>
<context>
    <name>sandbag::SettingsTrouble</name>
    <message>
        <source>Can&apos;t save your settings in %1. They apply until you close Sandbag.</source>
        <translation>Tus ajustes no se pueden guardar en %1. Valen hasta que cierres Sandbag.</translation>
    </message>
</context>
<context>
    <name>sandbag::ShareDialog</name>
    <message>
        <source>Share</source>
        <extracomment>Title of the window in which a match is given to others, verb or noun.</extracomment>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>&amp;Code for the match:</source>
        <translation>&amp;Código de la partida:</translation>
    </message>
    <message>
        <source>Code for this &amp;deal:</source>
        <translation>Código de esta &amp;mano:</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>To open the match on another computer, use Game &gt; Play from a Code</source>
        <translation>Para abrir la partida en otro ordenador, usa Partida &gt; Jugar con un código</translation>
    </message>
    <message>
        <source>Text of the &amp;match up to:</source>
        <translation>Texto de la partida &amp;hasta:</translation>
    </message>
    <message>
        <source>Save &amp;Web Page…</source>
        <translation>Guardar página &amp;web…</translation>
    </message>
    <message>
        <source>One page with hands, tricks and scorecard, for any browser</source>
        <translation>Una página con cartas, bazas y hoja de puntos, para cualquier navegador</translation>
    </message>
    <message>
        <source>Save &amp;PBN…</source>
        <translation>Guardar P&amp;BN…</translation>
    </message>
    <message>
        <source>The deals, for programs that play bridge</source>
        <translation>Las manos, para programas de bridge</translation>
    </message>
    <message>
        <source>None, since the cards are not known</source>
        <translation>Ninguno: no se conocen las cartas</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button: puts a text on the clipboard, verb.</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Name of a choice for a screen reader: from where on a match is shared, noun.</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>Name of a choice for a screen reader: from where on a match is shared, noun.</extracomment>
        <translation>Baza</translation>
    </message>
    <message>
        <source>trick </source>
        <extracomment>Before the number of a trick, noun.</extracomment>
        <translation>baza </translation>
    </message>
    <message>
        <source>before the first trick</source>
        <translation>antes de la primera baza</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Copiado. Pégalo en un mensaje.</translation>
    </message>
    <message>
        <source>Save Web Page</source>
        <translation>Guardar página web</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Save PBN</source>
        <translation>Guardar PBN</translation>
    </message>
    <message>
        <source>Deals (*.pbn)</source>
        <translation>Manos (*.pbn)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>What was done just now, an adjective.</extracomment>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Name of a line that says what was done, for a screen reader, noun.</extracomment>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>sandbag::SideBox</name>
    <message>
        <source>★ won</source>
        <extracomment>Adjective: the side that is ahead of all others at the end of the match.</extracomment>
        <translation>★ gana</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <comment>side</comment>
        <translation>
            <numerusform>%1: %2 punto</numerusform>
            <numerusform>%1: %2 puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Bags: %1</source>
        <comment>count</comment>
        <translation>Bolsas: %1</translation>
    </message>
    <message>
        <source>Bags: %1/%2</source>
        <comment>count, limit</comment>
        <translation>Bolsas: %1/%2</translation>
    </message>
    <message>
        <source>Total if made: %1</source>
        <comment>after this deal</comment>
        <translation>Total si se cumple: %1</translation>
    </message>
    <message>
        <source>Total if set: %1</source>
        <comment>after this deal</comment>
        <translation>Total si cae: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::SoundPage</name>
    <message>
        <source>Play soun&amp;ds</source>
        <translation>Reproducir &amp;sonidos</translation>
    </message>
    <message>
        <source>&amp;Cards and tricks</source>
        <translation>Cartas y &amp;bazas</translation>
    </message>
    <message>
        <source>Your &amp;turn</source>
        <translation>Tu &amp;turno</translation>
    </message>
    <message>
        <source>&amp;Nils, sets, and the end of a match</source>
        <translation>Ni&amp;ls, caídas y fin de la partida</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>&amp;Volumen:</translation>
    </message>
    <message>
        <source>&amp;Hear One</source>
        <translation>&amp;Escuchar uno</translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsFilterBar</name>
    <message>
        <source>&amp;Matches of:</source>
        <translation>Partidas &amp;de:</translation>
    </message>
    <message>
        <source>&amp;With:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>C&amp;on:</translation>
    </message>
    <message>
        <source>A&amp;gainst:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>Con&amp;tra:</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>&amp;Reglas:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>Me&amp;sa:</translation>
    </message>
    <message>
        <source>P&amp;eriod:</source>
        <extracomment>Label of a choice: of which months or years.</extracomment>
        <translation>P&amp;eriodo:</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>Choice: matches played at any table, of this computer or of real cards; with or against anyone.</extracomment>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>With real cards</source>
        <translation>Con cartas reales</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Último mes</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Últimos tres meses</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Último año</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contra %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of p&amp;layers:</source>
        <translation>Número de &amp;jugadores:</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este ordenador</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Desde siempre</translation>
    </message>
    <message>
        <source>Anyone</source>
        <extracomment>Choice: matches played at any table, of this computer or of real cards; with or against anyone.</extracomment>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>You (%1)</source>
        <translation>Tú (%1)</translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsPlot</name>
    <message>
        <source>Statistics</source>
        <extracomment>Title of a window, noun.</extracomment>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>The 95% range shows how uncertain each figure is. Next to it is the number of matches that the figure is based on.</source>
        <translation>El intervalo del 95&#xa0;% muestra lo incierta que es cada cifra. Al lado está el número de partidas en que se basa.</translation>
    </message>
    <message>
        <source>Not enough matches for a chart</source>
        <translation>Faltan partidas para un gráfico</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>matches won, with the 95% range</source>
        <translation>partidas ganadas, con el intervalo del 95&#xa0;%</translation>
    </message>
    <message>
        <source>Trend chart</source>
        <translation>Gráfico de tendencia</translation>
    </message>
    <message>
        <source>tricks taken, by number bid</source>
        <translation>bazas hechas según la apuesta</translation>
    </message>
    <message>
        <source>Chart of tricks taken, by number bid</source>
        <translation>Gráfico de bazas hechas según la apuesta</translation>
    </message>
    <message>
        <source>The numbers in this chart are also in the table of figures.</source>
        <translation>Los números de este gráfico están también en la tabla.</translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <extracomment>Title of a window, noun.</extracomment>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <extracomment>Tab of the statistics, noun.</extracomment>
        <translation>Ci&amp;fras</translation>
    </message>
    <message>
        <source>&amp;Bids and Tricks</source>
        <translation>Apuestas y &amp;bazas</translation>
    </message>
    <message>
        <source>The trend</source>
        <translation>La tendencia</translation>
    </message>
    <message>
        <source>Tre&amp;nd</source>
        <extracomment>Tab of the statistics, noun.</extracomment>
        <translation>Te&amp;ndencia</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>Name of the table of figures for a screen reader, noun.</extracomment>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button: puts a text on the clipboard, verb.</extracomment>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>E&amp;xportar como CSV…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Bids and tricks</source>
        <translation>Apuestas y bazas</translation>
    </message>
    <message>
        <source>Leaderbo&amp;ard</source>
        <extracomment>Tab of the statistics, noun.</extracomment>
        <translation>Clasific&amp;ación</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Aún no hay partidas.</translation>
    </message>
    <message>
        <source>Divider between chart and table</source>
        <translation>Separador entre gráfico y tabla</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>What was done just now, an adjective.</extracomment>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>Exportar estadísticas</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>Divider between the statistics and the deals</source>
        <translation>Separador entre estadísticas y manos</translation>
    </message>
    <message>
        <source>95% range: the true figure is very likely within it.</source>
        <translation>Intervalo del 95&#xa0;%: es muy probable que la cifra real esté en él.</translation>
    </message>
</context>
<context>
    <name>sandbag::StudyPane</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Texto de la lección</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>What is said of an answer: it was correct.</extracomment>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La respuesta</translation>
    </message>
</context>
<context>
    <name>sandbag::StudyTable</name>
    <message>
        <source>West</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Norte</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Este</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Name of a part of the window, for a screen reader, too, noun.</extracomment>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>sandbag::SuitsDialog</name>
    <message>
        <source>&amp;Play with ranked suits</source>
        <translation>Jugar con &amp;rango de palos</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Suits, lowest first</source>
        <translation>Palos, del más bajo al más alto</translation>
    </message>
</context>
<context>
    <name>sandbag::TableActions</name>
    <message>
        <source>Undo %1&apos;s last choice?</source>
        <translation>¿Deshacer la última decisión de %1?</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes back what was done last, verb.</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Everyone at the table should agree.</source>
        <translation>Toda la mesa debería estar de acuerdo.</translation>
    </message>
    <message>
        <source>End this deal without a score?</source>
        <translation>¿Terminar esta mano sin puntuarla?</translation>
    </message>
    <message>
        <source>End Deal</source>
        <translation>Terminar la mano</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>sandbag::TableFolder</name>
    <message>
        <source>%1: can&apos;t be written</source>
        <translation>%1: no se puede escribir</translation>
    </message>
</context>
<context>
    <name>sandbag::TableSounds</name>
    <message>
        <source>Sandbag&apos;s sounds aren&apos;t installed, or can&apos;t be used here.</source>
        <translation>Los sonidos de Sandbag no están instalados o no se pueden usar aquí.</translation>
    </message>
    <message>
        <source>No sound device could be opened.</source>
        <translation>No se pudo abrir ningún dispositivo de sonido.</translation>
    </message>
</context>
<context>
    <name>sandbag::TableText</name>
    <message>
        <source>has not bid</source>
        <translation>aún no ha apostado</translation>
    </message>
    <message>
        <source>bid %1</source>
        <extracomment>What a player has bid so far, for a screen reader, a verb in the past.</extracomment>
        <translation>apuesta %1</translation>
    </message>
    <message>
        <source>nil failed</source>
        <translation>nil fallido</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>reparte</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>tu compañero</translation>
    </message>
    <message>
        <source>says %1</source>
        <translation>dice %1</translation>
    </message>
    <message>
        <source>%1: score %2</source>
        <translation>%1: puntos %2</translation>
    </message>
    <message>
        <source>bags %1 of %2</source>
        <translation>bolsas %1 de %2</translation>
    </message>
    <message>
        <source>%1, just received</source>
        <translation>%1, recién recibida</translation>
    </message>
    <message>
        <source>%1, from %2, winning</source>
        <translation>%1, de %2, va ganando</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>Kitty: %1</source>
        <translation>Pozo: %1</translation>
    </message>
    <message>
        <source>broken</source>
        <extracomment>On the table beside the sign of spades: they may be led, an adjective.</extracomment>
        <translation>rotas</translation>
    </message>
    <message>
        <source>not broken</source>
        <translation>sin romper</translation>
    </message>
    <message>
        <source>%1: %2 if you make it, %3 if you fall one short.</source>
        <translation>%1: %2 si lo cumples, %3 si te falta una.</translation>
    </message>
    <message>
        <source>%1: %2 if your side makes it, %3 if it falls one short.</source>
        <translation>%1: %2 si tu bando cumple, %3 si le falta una.</translation>
    </message>
    <message>
        <source>%1, %2 of %3 in a row</source>
        <comment>a little moe</comment>
        <translation>%1, %2 de %3 seguidas</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a little mo</comment>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>%1, made</source>
        <comment>a little mo</comment>
        <translation>%1, cumplido</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <comment>a little mo</comment>
        <translation>%1, perdido</translation>
    </message>
    <message>
        <source>Shall I call a misdeal?</source>
        <translation>¿Declaro reparto nulo?</translation>
    </message>
    <message>
        <source>%1 asks: shall I call a misdeal?</source>
        <translation>%1 pregunta: ¿declaro reparto nulo?</translation>
    </message>
    <message>
        <source>May I bid no trump?</source>
        <translation>¿Puedo apostar sin triunfo?</translation>
    </message>
    <message>
        <source>%1 asks: may I bid no trump?</source>
        <translation>%1 pregunta: ¿puedo apostar sin triunfo?</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Verb, what a player says who does not raise the bid: &quot;I stay at my bid.&quot;</extracomment>
        <translation>Mantengo</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a raised bid</comment>
        <translation>¡%1!</translation>
    </message>
    <message>
        <source>%1 sure, %2 possible</source>
        <translation>Seguras %1, posibles %2</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>What a player says: a bid to take no tricks.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Nil a ciegas</translation>
    </message>
    <message>
        <source>Passes cards, wants %1 in return</source>
        <translation>Pasa cartas, pide %1 a cambio</translation>
    </message>
    <message>
        <source>Passes cards</source>
        <translation>Pasa cartas</translation>
    </message>
    <message>
        <source>Takes from the kitty</source>
        <translation>Toma del pozo</translation>
    </message>
    <message>
        <source>You look at your cards.</source>
        <translation>Miras tus cartas.</translation>
    </message>
    <message>
        <source>%1 looks at the cards.</source>
        <translation>%1 mira sus cartas.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Sacas una carta.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 saca una carta.</translation>
    </message>
    <message>
        <source>You discard %1.</source>
        <translation>Descartas %1.</translation>
    </message>
    <message>
        <source>%1 discards.</source>
        <translation>%1 descarta.</translation>
    </message>
    <message>
        <source>You pass %1 to %2.</source>
        <translation>Pasas %1 a %2.</translation>
    </message>
    <message>
        <source>%1 passes cards to %2.</source>
        <translation>%1 pasa cartas a %2.</translation>
    </message>
    <message>
        <source>%1 passes you cards.</source>
        <translation>%1 te pasa cartas.</translation>
    </message>
    <message>
        <source>%1 passes you %2.</source>
        <translation>%1 te pasa %2.</translation>
    </message>
    <message>
        <source>The trick is dead: nobody wins it.</source>
        <translation>La baza está muerta: no la gana nadie.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Ganas la baza.</translation>
    </message>
    <message>
        <source>The trick goes to %1.</source>
        <translation>La baza es para %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who plays which card</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You say that %1 reneged in trick %2.</source>
        <translation>Denuncias un renuncio de %1 en la baza %2.</translation>
    </message>
    <message>
        <source>%1 says that you reneged in trick %2.</source>
        <translation>%1 denuncia un renuncio tuyo en la baza %2.</translation>
    </message>
    <message>
        <source>%1 says that %2 reneged in trick %3.</source>
        <translation>%1 denuncia un renuncio de %2 en la baza %3.</translation>
    </message>
    <message>
        <source>It was a renege.</source>
        <translation>Hubo renuncio.</translation>
    </message>
    <message>
        <source>You take the card back.</source>
        <translation>Retiras la carta.</translation>
    </message>
    <message>
        <source>%1 takes the card back.</source>
        <translation>%1 retira la carta.</translation>
    </message>
    <message>
        <source>You lead the first trick.</source>
        <translation>Sales en la primera baza.</translation>
    </message>
    <message>
        <source>%1 leads the first trick.</source>
        <translation>%1 sale en la primera baza.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who says what</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You call a misdeal.</source>
        <translation>Declaras reparto nulo.</translation>
    </message>
    <message>
        <source>%1 calls a misdeal.</source>
        <translation>%1 declara reparto nulo.</translation>
    </message>
    <message>
        <source>Wanted in return: %1.</source>
        <translation>A cambio pide: %1.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>Tricks taken and tricks bid.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>bids %1</source>
        <translation>apuesta %1</translation>
    </message>
    <message>
        <source>led</source>
        <comment>a suit was led</comment>
        <translation>salida</translation>
    </message>
    <message>
        <source>%1 bid</source>
        <extracomment>How many points a side bid, with a name, a verb in the past.</extracomment>
        <translation>apuesta %1</translation>
    </message>
    <message>
        <source>%1 bid, made</source>
        <translation>apuesta %1, cumplida</translation>
    </message>
    <message>
        <source>%1 bid, %2 short</source>
        <translation>apuesta %1, %2 de menos</translation>
    </message>
    <message>
        <source>%1 bid, %2 to go</source>
        <translation>apuesta %1, %2 por hacer</translation>
    </message>
    <message>
        <source>Your contract of %1 is set.</source>
        <translation>Tu contrato de %1 cae.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more.</source>
        <translation>
            <numerusform>Tu bando necesita %n más.</numerusform>
            <numerusform>Tu bando necesita %n más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more.</source>
        <translation>
            <numerusform>Necesitas %n más.</numerusform>
            <numerusform>Necesitas %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 min</source>
        <translation>%1 de %2 min</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Sales tú.</translation>
    </message>
    <message>
        <source>Card %1 of %2: which do you keep?</source>
        <translation>Carta %1 de %2: ¿cuál conservas?</translation>
    </message>
    <message>
        <source>Look at your cards, or bid blind.</source>
        <translation>Mira tus cartas o apuesta a ciegas.</translation>
    </message>
    <message>
        <source>Bid for your side.</source>
        <translation>Apuesta por tu bando.</translation>
    </message>
    <message>
        <source>%1 draws.</source>
        <translation>%1 saca carta.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn to bid.</source>
        <translation>Le toca apostar a %1.</translation>
    </message>
    <message>
        <source>%1 may raise.</source>
        <translation>%1 puede subir.</translation>
    </message>
    <message>
        <source>%1 passes cards.</source>
        <translation>%1 pasa cartas.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn to play. Backspace takes your card back.</source>
        <translation>Le toca jugar a %1. Con Retroceso retiras tu carta.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>Sale %1.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn to play.</source>
        <translation>Le toca jugar a %1.</translation>
    </message>
    <message>
        <source>Bid blind nil?</source>
        <translation>¿Apostar nil a ciegas?</translation>
    </message>
    <message>
        <source>Bid nil?</source>
        <translation>¿Apostar nil?</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>¿Alto o bajo?</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to pass to %1.</source>
        <translation>
            <numerusform>Elige %n carta para pasar a %1.</numerusform>
            <numerusform>Elige %n cartas para pasar a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the kitty.</source>
        <translation>
            <numerusform>Toma %n carta del pozo.</numerusform>
            <numerusform>Toma %n cartas del pozo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Elige %n carta para descartar.</numerusform>
            <numerusform>Elige %n cartas para descartar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass them</source>
        <translation>Pasarlas</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Tomarlas</translation>
    </message>
    <message>
        <source>Discard them</source>
        <translation>Descartarlas</translation>
    </message>
    <message>
        <source>%1: %2 sure, %3 possible.</source>
        <translation>%1: seguras %2, posibles %3.</translation>
    </message>
    <message>
        <source>%1 bid %2.</source>
        <extracomment>How many points a side bid, with a name, a verb in the past.</extracomment>
        <translation>%1 apostó %2.</translation>
    </message>
    <message>
        <source>Bid so far: %1 of %2 tricks.</source>
        <translation>Apostado hasta ahora: %1 de %2 bazas.</translation>
    </message>
    <message>
        <source>blind</source>
        <extracomment>Adjective, below a bid: it was made before looking at the cards.</extracomment>
        <translation>a ciegas</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sin triunfo</translation>
    </message>
    <message>
        <source>in the dark</source>
        <translation>a oscuras</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer disc</comment>
        <extracomment>The letter on the dealer&apos;s disc.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Your nil is made</source>
        <translation>Cumples tu nil</translation>
    </message>
    <message>
        <source>Your nil has failed</source>
        <translation>Tu nil fracasa</translation>
    </message>
    <message>
        <source>%1 makes nil</source>
        <translation>%1 cumple su nil</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <comment>one player</comment>
        <translation>%1 cae</translation>
    </message>
    <message>
        <source>%1 are set</source>
        <comment>a partnership</comment>
        <translation>%1 caen</translation>
    </message>
    <message>
        <source>Every trick is yours</source>
        <translation>Todas las bazas son tuyas</translation>
    </message>
    <message>
        <source>Every trick for %1</source>
        <translation>Todas las bazas para %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nil(s) made</source>
        <translation>
            <numerusform>%n nil cumplido</numerusform>
            <numerusform>%n nils cumplidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nil(s) failed</source>
        <translation>
            <numerusform>%n nil fallido</numerusform>
            <numerusform>%n nils fallidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n caída</numerusform>
            <numerusform>%n caídas</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>Tricks bid, behind the tricks taken: &quot;3 of 5&quot;.</extracomment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>set</source>
        <comment>a contract that can no longer be made</comment>
        <translation>caído</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>%1 por hacer</translation>
    </message>
    <message>
        <source>made</source>
        <comment>a contract</comment>
        <translation>cumplido</translation>
    </message>
    <message>
        <source>Good luck, everyone!</source>
        <translation>¡Buena suerte a todos!</translation>
    </message>
    <message>
        <source>Nice to see you.</source>
        <translation>Me alegra verte.</translation>
    </message>
    <message>
        <source>Shall we?</source>
        <translation>¿Vamos?</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>¡Ay, no!</translation>
    </message>
    <message>
        <source>So close!</source>
        <translation>¡Por qué poco!</translation>
    </message>
    <message>
        <source>Next time.</source>
        <translation>Otra vez será.</translation>
    </message>
    <message>
        <source>We bid too high.</source>
        <translation>Apostamos de más.</translation>
    </message>
    <message>
        <source>Oh dear.</source>
        <translation>Vaya, vaya.</translation>
    </message>
    <message>
        <source>That hurts.</source>
        <translation>Eso duele.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>¡Muy bien!</translation>
    </message>
    <message>
        <source>Beautiful!</source>
        <extracomment>What a computer says at the table, about a good play or after the match.</extracomment>
        <translation>¡Qué maravilla!</translation>
    </message>
    <message>
        <source>Nicely played.</source>
        <translation>Bien jugado.</translation>
    </message>
    <message>
        <source>Bravo!</source>
        <extracomment>What a computer says at the table, about a good play or after the match.</extracomment>
        <translation>¡Bravo!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>Good match.</source>
        <translation>Buena partida.</translation>
    </message>
    <message>
        <source>Nobody bids in this first deal.</source>
        <translation>En esta primera mano no se apuesta.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Time is up. %1</source>
        <translation>Se acabó el tiempo. %1</translation>
    </message>
    <message>
        <source>You draw highest and deal first.</source>
        <translation>Sacas la carta más alta y repartes primero.</translation>
    </message>
    <message>
        <source>%1 draws highest and deals first.</source>
        <translation>%1 saca la carta más alta y reparte primero.</translation>
    </message>
    <message>
        <source>You deal first.</source>
        <translation>Repartes primero.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <translation>%1 reparte primero.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>You win the match. %1</source>
        <translation>Ganas la partida. %1</translation>
    </message>
    <message>
        <source>%1 wins the match. %2</source>
        <comment>one player</comment>
        <translation>%1 gana la partida. %2</translation>
    </message>
    <message>
        <source>%1 win the match. %2</source>
        <comment>a partnership</comment>
        <translation>%1 ganan la partida. %2</translation>
    </message>
    <message>
        <source>Your double nil is made</source>
        <translation>Tu doble nil se cumple</translation>
    </message>
    <message>
        <source>Your double nil has failed</source>
        <translation>Tu doble nil fracasa</translation>
    </message>
    <message>
        <source>%1&apos;s double nil has failed</source>
        <comment>a partnership</comment>
        <translation>Fracasa el doble nil de %1</translation>
    </message>
    <message>
        <source>Bag penalties: %1</source>
        <translation>Penalizaciones por bolsas: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 means %n trick(s): %2 if made, %3 if short.</source>
        <translation>
            <numerusform>%1 es %n baza: %2 si se cumple, %3 si no.</numerusform>
            <numerusform>%1 son %n bazas: %2 si se cumple, %3 si no.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 to %n card(s) from the kitty.</source>
        <translation>
            <numerusform>Toma de %1 a %n carta del pozo.</numerusform>
            <numerusform>Toma de %1 a %n cartas del pozo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <extracomment>Numbers of partners, of which the later one is the contract.</extracomment>
        <translation>%1, luego %2</translation>
    </message>
    <message>
        <source>That would make %1 for your side, but the deal has only %2 tricks.</source>
        <translation>Serían %1 para tu bando, pero la mano solo tiene %2 bazas.</translation>
    </message>
    <message>
        <source>Us</source>
        <comment>on the score pad</comment>
        <translation>Nos.</translation>
    </message>
    <message>
        <source>Them</source>
        <comment>on the score pad</comment>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>last trick</source>
        <comment>below the own tricks</comment>
        <translation>última baza</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganas</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>one player</comment>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>a partnership</comment>
        <translation>Ganan %1</translation>
    </message>
    <message>
        <source>The match is tied.</source>
        <translation>La partida está empatada.</translation>
    </message>
    <message>
        <source>You need %1 more.</source>
        <translation>Necesitas %1 más.</translation>
    </message>
    <message>
        <source>Play a spade</source>
        <translation>Juega una pica</translation>
    </message>
    <message>
        <source>Play a heart</source>
        <translation>Juega un corazón</translation>
    </message>
    <message>
        <source>Play a diamond</source>
        <translation>Juega un diamante</translation>
    </message>
    <message>
        <source>Play a club</source>
        <translation>Juega un trébol</translation>
    </message>
    <message>
        <source>Tricks bid: %1 of %2. With your bid: %3</source>
        <translation>Bazas apostadas: %1 de %2. Con tu apuesta: %3</translation>
    </message>
    <message>
        <source>Tricks bid: %1 of %2</source>
        <translation>Bazas apostadas: %1 de %2</translation>
    </message>
    <message>
        <source>plus %1</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <source>%1 bid, %2 over</source>
        <translation>apuesta %1, %2 de más</translation>
    </message>
    <message>
        <source>You made your contract of %1.</source>
        <translation>Has cumplido tu contrato de %1.</translation>
    </message>
    <message>
        <source>You made your contract of %1 with %2 over.</source>
        <translation>Has cumplido tu contrato de %1 con %2 de más.</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>%1&apos;s nil has failed</source>
        <translation>Fracasa el nil de %1</translation>
    </message>
    <message>
        <source>You take a bag penalty</source>
        <translation>Penalización por bolsas</translation>
    </message>
    <message>
        <source>%1: bag penalty</source>
        <translation>%1: penalización por bolsas</translation>
    </message>
    <message>
        <source>The rest are mine.</source>
        <translation>Las que quedan son mías.</translation>
    </message>
    <message>
        <source>You claim the remaining tricks.</source>
        <translation>Reclamas las bazas que quedan.</translation>
    </message>
    <message>
        <source>%1 claims the remaining tricks.</source>
        <translation>%1 reclama las bazas que quedan.</translation>
    </message>
    <message>
        <source>The claim fails.</source>
        <translation>La reclamación no vale.</translation>
    </message>
    <message>
        <source>You concede the remaining tricks.</source>
        <translation>Concedes las bazas que quedan.</translation>
    </message>
    <message>
        <source>%1 concedes the remaining tricks.</source>
        <translation>%1 concede las bazas que quedan.</translation>
    </message>
    <message>
        <source>It wasn&apos;t a renege.</source>
        <translation>No hubo renuncio.</translation>
    </message>
    <message>
        <source>No suit led yet: play any card.</source>
        <translation>Aún no hay palo de salida: juega cualquier carta.</translation>
    </message>
    <message>
        <source>%1 led. %2</source>
        <comment>suit, what must be done</comment>
        <translation>Salida: %1. %2</translation>
    </message>
    <message>
        <source>You have none: play any card</source>
        <translation>No tienes: juega cualquier carta</translation>
    </message>
    <message>
        <source>%1 led. Your turn.</source>
        <translation>Salida: %1. Te toca.</translation>
    </message>
    <message>
        <source>Your turn to bid.</source>
        <translation>Te toca apostar.</translation>
    </message>
    <message>
        <source>Which partner leads?</source>
        <translation>¿Quién de tu bando sale?</translation>
    </message>
    <message>
        <source>%1 is sorting out the kitty.</source>
        <translation>%1 ordena el pozo.</translation>
    </message>
    <message>
        <source>Keep the blind bid, or change to a regular ten?</source>
        <translation>¿Mantienes la apuesta a ciegas o cambias a un diez normal?</translation>
    </message>
    <message>
        <source>High bid: %2 by %1.</source>
        <translation>Apuesta más alta: %2, de %1.</translation>
    </message>
    <message>
        <source>Hello, everyone!</source>
        <translation>¡Hola a todos!</translation>
    </message>
    <message>
        <source>There goes my nil.</source>
        <translation>Adiós a mi nil.</translation>
    </message>
    <message>
        <source>Sorry, I reneged.</source>
        <translation>Perdón, hice renuncio.</translation>
    </message>
    <message>
        <source>You played better.</source>
        <translation>Jugaste mejor.</translation>
    </message>
    <message>
        <source>Rematch?</source>
        <extracomment>What a computer says at the table, about a good play or after the match.</extracomment>
        <translation>¿Revancha?</translation>
    </message>
    <message>
        <source>tricks: %1</source>
        <translation>bazas: %1</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Mesa de cartas</translation>
    </message>
    <message>
        <source>You bid %1</source>
        <translation>Apuestas %1</translation>
    </message>
    <message>
        <source>You bid %1 for your side</source>
        <translation>Apuestas %1 por tu bando</translation>
    </message>
    <message>
        <source>%1: your side bids %2</source>
        <translation>%1: tu bando apuesta %2</translation>
    </message>
    <message>
        <source>no trick</source>
        <comment>what a nil brings so</comment>
        <translation>ninguna baza</translation>
    </message>
    <message>
        <source>made</source>
        <comment>what a contract brings so</comment>
        <translation>cumplido</translation>
    </message>
    <message>
        <source>one trick</source>
        <comment>what a nil brings so</comment>
        <translation>una baza</translation>
    </message>
    <message>
        <source>one short</source>
        <comment>what a contract brings so</comment>
        <translation>falta una</translation>
    </message>
    <message>
        <source>Your side has bid %1. Raise it, or stay?</source>
        <translation>Tu bando ha apostado %1. ¿Subes o mantienes?</translation>
    </message>
    <message>
        <source>You have bid %1. Raise it, or stay?</source>
        <translation>Has apostado %1. ¿Subes o mantienes?</translation>
    </message>
    <message>
        <source>Sandbag&apos;s own</source>
        <translation>De Sandbag</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Plum</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Ciruela</translation>
    </message>
    <message>
        <source>Blue lattice</source>
        <translation>Rejilla azul</translation>
    </message>
    <message>
        <source>Red lattice</source>
        <translation>Rejilla roja</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>The pattern of the backs of cards, noun.</extracomment>
        <translation>Olas</translation>
    </message>
    <message>
        <source>Card %1 of %2: keep this one, or take the next one unseen?</source>
        <translation>Carta %1 de %2: ¿conservas esta o tomas la siguiente sin verla?</translation>
    </message>
    <message>
        <source>won</source>
        <comment>the match</comment>
        <translation>ganada</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the match</comment>
        <translation>perdida</translation>
    </message>
    <message>
        <source>who is away: a computer plays for them</source>
        <translation>ausente: juega el ordenador en su lugar</translation>
    </message>
    <message>
        <source>who is away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>%1: %2 if you take no tricks, %3 if you take one.</source>
        <translation>%1: %2 si no haces ninguna baza, %3 si haces una.</translation>
    </message>
    <message>
        <source>%1, first to %2</source>
        <translation>%1, a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) to nobody</source>
        <translation>
            <numerusform>%n baza para nadie</numerusform>
            <numerusform>%n bazas para nadie</numerusform>
        </translation>
    </message>
    <message>
        <source>Each trick short of the contract gives the opponents %1.</source>
        <translation>Cada baza que falte para el contrato da %1 a los rivales.</translation>
    </message>
    <message>
        <source>%1: can&apos;t be made, so it scores %2.</source>
        <translation>%1: ya no se puede cumplir, así que da %2.</translation>
    </message>
    <message>
        <source>%1 plus %2&apos;s %3: your side bids %4</source>
        <translation>%1 más %3 de %2: tu bando apuesta %4</translation>
    </message>
    <message>
        <source>%1 make their double nil</source>
        <comment>a partnership</comment>
        <translation>%1 cumplen su doble nil</translation>
    </message>
    <message>
        <source>You have been set</source>
        <translation>Tu contrato ha caído</translation>
    </message>
    <message>
        <source>Changes the bid to ten</source>
        <translation>Cambia la apuesta a diez</translation>
    </message>
    <message>
        <source>Best deal: deal %1 (%2 for %3).</source>
        <translation>Mejor mano: la %1 (%2 para %3).</translation>
    </message>
    <message>
        <source>You are ahead by %1.</source>
        <translation>Vas ganando por %1.</translation>
    </message>
    <message>
        <source>They are ahead by %1.</source>
        <comment>the other partnership</comment>
        <translation>Los rivales van ganando por %1.</translation>
    </message>
    <message>
        <source>%1 is ahead by %2.</source>
        <comment>one player</comment>
        <translation>%1 va ganando por %2.</translation>
    </message>
    <message>
        <source>%1 are ahead by %2.</source>
        <comment>a partnership</comment>
        <translation>%1 van ganando por %2.</translation>
    </message>
    <message>
        <source>You play the top card of your stack.</source>
        <translation>Juegas la carta de arriba de tu montón.</translation>
    </message>
    <message>
        <source>Which partner leads to the first trick?</source>
        <translation>¿Quién de tu bando sale en la primera baza?</translation>
    </message>
    <message>
        <source>Your partner bid %1. Your bid replaces theirs as your side&apos;s whole contract.</source>
        <translation>Tu compañero apostó %1. Tu apuesta sustituye a la suya como contrato entero de tu bando.</translation>
    </message>
    <message>
        <source>How many tricks can you add to a mo (the first 7 or 10 tricks)?</source>
        <translation>¿Cuántas bazas puedes aportar a un mo (las 7 o las 10 primeras bazas)?</translation>
    </message>
    <message>
        <source>%1 asks: how many tricks can you add if I announce a mo (the first 7 or 10 tricks)?</source>
        <translation>%1 pregunta: ¿cuántas bazas aportas si declaro un mo (las 7 o las 10 primeras bazas)?</translation>
    </message>
    <message>
        <source>%1 bid, set</source>
        <translation>apuesta %1, caída</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <comment>on the score pad</comment>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>a computer plays for them</source>
        <translation>juega el ordenador en su lugar</translation>
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
        <translation>D</translation>
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
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Same as %1.</source>
        <translation>Igual que %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n change(s).</source>
        <comment>preset</comment>
        <translation>
            <numerusform>%1 con %n cambio.</numerusform>
            <numerusform>%1 con %n cambios.</numerusform>
        </translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Mis reglas</translation>
    </message>
</context>
<context>
    <name>sandbag::TablesPane</name>
    <message>
        <source>&amp;Save</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>Gua&amp;rdar</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>Cambiar &amp;nombre…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>I&amp;mportar…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>Peg&amp;ar</translation>
    </message>
    <message>
        <source>Saved “%1”.</source>
        <translation>«%1» se ha guardado.</translation>
    </message>
    <message>
        <source>New name of “%1”:</source>
        <translation>Nuevo nombre de «%1»:</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>«%1» se ha eliminado.</translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json);;All files (*)</source>
        <translation>Reglas de la casa (*.spades-rules.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json)</source>
        <translation>Reglas de la casa (*.spades-rules.json)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>Games and My Rules</source>
        <translation>Juegos y mis reglas</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>Replaced “%1”.</source>
        <translation>«%1» se ha sustituido.</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Mis reglas</translation>
    </message>
    <message>
        <source>Save Rules</source>
        <translation>Guardar reglas</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Label of the field for the name under which rules are kept.</extracomment>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Rename Rules</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>“%1” already exists. Choose another name.</source>
        <translation>«%1» ya existe. Elige otro nombre.</translation>
    </message>
    <message>
        <source>Import Rules</source>
        <translation>Importar reglas</translation>
    </message>
    <message>
        <source>Export Rules</source>
        <translation>Exportar reglas</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message; the recipient can paste it here.</source>
        <translation>Copiado. Pégalo en un mensaje; quien lo reciba puede pegarlo aquí.</translation>
    </message>
    <message>
        <source>M&amp;y Rules</source>
        <translation>Mi&amp;s reglas</translation>
    </message>
    <message>
        <source>Save to My Rules</source>
        <translation>Guardar en Mis reglas</translation>
    </message>
</context>
<context>
    <name>sandbag::Tabletop</name>
    <message>
        <source>Call the ace high or low?</source>
        <translation>¿El as cuenta alto o bajo?</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Conservar %1</translation>
    </message>
    <message>
        <source>Last discard: %1</source>
        <translation>Último descarte: %1</translation>
    </message>
    <message>
        <source>Paused. Press any key to resume.</source>
        <translation>En pausa. Pulsa cualquier tecla para seguir.</translation>
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
        <translation>Bazas &amp;seguras</translation>
    </message>
    <message>
        <source>&amp;Possible tricks</source>
        <translation>Bazas p&amp;osibles</translation>
    </message>
    <message>
        <source>Tell</source>
        <extracomment>Button: says how many tricks one holds to one&apos;s partner, verb.</extracomment>
        <translation>Decir</translation>
    </message>
    <message>
        <source>Say Nothing</source>
        <translation>No decir nada</translation>
    </message>
    <message>
        <source>One more trick</source>
        <translation>Una baza más</translation>
    </message>
    <message>
        <source>Tell your partner how many tricks you expect</source>
        <translation>Di a tu compañero cuántas bazas esperas</translation>
    </message>
    <message>
        <source>One trick fewer</source>
        <translation>Una baza menos</translation>
    </message>
</context>
<context>
    <name>sandbag::TricksPanel</name>
    <message>
        <source>Earlier</source>
        <extracomment>Button: shows the trick before or after this one, an adverb.</extracomment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Button: shows the trick before or after this one, an adverb.</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Trick %1 is dead: nobody wins it</source>
        <translation>La baza %1 está muerta: no la gana nadie</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <translation>Baza %1: %2</translation>
    </message>
    <message>
        <source>%1 reneged!</source>
        <translation>¡Renuncio de %1!</translation>
    </message>
</context>
<context>
    <name>sandbag::TutorController</name>
    <message>
        <source>Play %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Pasar %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Take Nothing</source>
        <translation>No tomar nada</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Tomar %1</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Apostar %1</translation>
    </message>
</context>
<context>
    <name>sandbag::TutorPanel</name>
    <message>
        <source>Sure?</source>
        <extracomment>Title of a question before a choice that costs much: &quot;Are you sure?&quot;</extracomment>
        <translation>¿Seguro?</translation>
    </message>
    <message>
        <source>Choose Again</source>
        <translation>Elegir otra vez</translation>
    </message>
    <message>
        <source>Enter or Esc</source>
        <translation>Intro o Esc</translation>
    </message>
    <message>
        <source>Turn Off Tutor</source>
        <translation>Desactivar el tutor</translation>
    </message>
    <message>
        <source>Del: turn off tutor</source>
        <translation>Supr: desactivar el tutor</translation>
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
        <translation>Los jugadores del ordenador explican sus decisiones al acabar la mano. Para preguntar a tu compañero durante la mano, actívalo en Preferencias, Juego.</translation>
    </message>
    <message>
        <source>No computer player has made a choice yet.</source>
        <translation>Ningún jugador del ordenador ha decidido nada todavía.</translation>
    </message>
    <message>
        <source>Why did %1 choose %2?</source>
        <comment>player, what he chose</comment>
        <translation>%1: ¿por qué eligió %2?</translation>
    </message>
    <message>
        <source>Ask About Which Choice?</source>
        <translation>¿Sobre qué decisión preguntas?</translation>
    </message>
</context>
<context>
    <name>sandbag::WhyPanel</name>
    <message>
        <source>Thinking it over…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>Pairs of partners need four, six or eight players; %1 cannot play in pairs.</source>
        <translation>Para jugar en parejas hacen falta cuatro, seis u ocho jugadores; %1 no pueden jugar en parejas.</translation>
    </message>
    <message>
        <source>Two teams of three (triples) need six players.</source>
        <translation>Dos equipos de tres (tríos) necesitan seis jugadores.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a rule: how many there are, noun.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>How many people play. With seven or more, consider two tables of three to five.</source>
        <translation>Cuántas personas juegan. Si son siete o más, mejor dos mesas de tres a cinco.</translation>
    </message>
    <message>
        <source>two three four five six eight handed people number of players seats two-handed three-handed</source>
        <translation>dos tres cuatro cinco seis ocho personas jugadores cuántos número de jugadores puestos gente participantes</translation>
    </message>
    <message>
        <source>number of players; how many players; # players; # handed; # people; # man; two handed=2; three handed=3; four handed=4; heads up=2</source>
        <translation>número de jugadores; cuántos jugadores; # jugadores; a #; # personas; de # jugadores; a dos=2; a tres=3; a cuatro=4; mano a mano=2</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>Title of a rule: who scores together, noun.</extracomment>
        <translation>Compañeros</translation>
    </message>
    <message>
        <source>Who scores together: each player alone, partners across the table (two, three, or four pairs), or six players in two teams of three who sit alternately.</source>
        <translation>Quiénes puntúan juntos: cada cual por su cuenta, compañeros frente a frente (dos, tres o cuatro parejas) o seis jugadores en dos equipos de tres, sentados alternándose.</translation>
    </message>
    <message>
        <source>No partners</source>
        <translation>Sin compañeros</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>A value of “Partners”: two and two score together, noun.</extracomment>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Two teams of three</source>
        <translation>Dos equipos de tres</translation>
    </message>
    <message>
        <source>cutthroat cut throat solo alone teams team partnership individual single no partners</source>
        <translation>todos contra todos individual solo sin compañeros sin pareja parejas equipo equipos bando cutthroat</translation>
    </message>
    <message>
        <source>partners; cutthroat=solo; cut throat=solo; solo=solo; no partners=solo; alone=solo; individual=solo; every player alone=solo; pairs=pairs; with partners=pairs; teams; two teams of three=triples</source>
        <translation>compañeros; individual=solo; todos contra todos=solo; solo=solo; sin compañeros=solo; en solitario=solo; cada uno por su cuenta=solo; cada jugador solo=solo; parejas=pairs; con compañeros=pairs; equipos; dos equipos de tres=triples</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido del juego</translation>
    </message>
    <message>
        <source>The direction of dealing, bidding, and play: clockwise (to the left) or counter-clockwise (to the right). It doesn&apos;t affect scores.</source>
        <translation>El sentido en que se reparte, se apuesta y se juega: horario (hacia la izquierda) o antihorario (hacia la derecha). No afecta a los puntos.</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <extracomment>The direction in which players take turns, a value.</extracomment>
        <translation>Horario</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <extracomment>The direction in which players take turns, a value.</extracomment>
        <translation>Antihorario</translation>
    </message>
    <message>
        <source>counter-clockwise anticlockwise anti-clockwise right left way round direction of play india pakistan turkey</source>
        <translation>antihorario sentido contrario a las agujas del reloj derecha izquierda dirección del juego india pakistán turquía</translation>
    </message>
    <message>
        <source>counter-clockwise=counter-clockwise; counter clockwise=counter-clockwise; anticlockwise=counter-clockwise; anti-clockwise=counter-clockwise; to the right=counter-clockwise; clockwise=clockwise; to the left=clockwise; direction; direction of play; which way; which way round</source>
        <translation>antihorario=counter-clockwise; sentido antihorario=counter-clockwise; contra las agujas del reloj=counter-clockwise; contra el reloj=counter-clockwise; hacia la derecha=counter-clockwise; horario=clockwise; hacia la izquierda=clockwise; dirección; sentido del juego; hacia dónde; en qué sentido</translation>
    </message>
    <message>
        <source>%1 players, no partners.</source>
        <translation>%1 jugadores, sin compañeros.</translation>
    </message>
    <message>
        <source>%1 players in %2 pairs; partners sit opposite each other.</source>
        <translation>%1 jugadores en %2 parejas; los compañeros se sientan frente a frente.</translation>
    </message>
    <message>
        <source>%1 players in two teams of three, who sit alternately.</source>
        <translation>%1 jugadores en dos equipos de tres, sentados alternándose.</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise: cards are dealt to the right, and the next player is the one on your right.</source>
        <translation>Se juega en sentido antihorario: las cartas se reparten hacia la derecha y después de ti juega quien está a tu derecha.</translation>
    </message>
    <message>
        <source>%1 players in pairs.</source>
        <translation>%1 jugadores en parejas.</translation>
    </message>
    <message>
        <source>Two teams of three.</source>
        <translation>Dos equipos de tres.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>No deal is in progress.</source>
        <translation>No hay ninguna mano en curso.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The player at that seat can&apos;t do that.</source>
        <translation>El jugador de ese puesto no puede hacer eso.</translation>
    </message>
</context>
<context>
    <name>ten</name>
    <message>
        <source>the highest bid is lower than ten.</source>
        <translation>la apuesta máxima es menor que diez.</translation>
    </message>
    <message>
        <source>ten for two hundred is not played.</source>
        <translation>no se juega diez por doscientos.</translation>
    </message>
    <message>
        <source>a ten must be announced.</source>
        <translation>un diez debe declararse.</translation>
    </message>
    <message>
        <source>a bid of ten must be met exactly.</source>
        <translation>una apuesta de diez debe cumplirse exactamente.</translation>
    </message>
    <message>
        <source>a ten cannot be bid blind.</source>
        <translation>un diez no se puede apostar a ciegas.</translation>
    </message>
    <message>
        <source>Ten for two hundred</source>
        <translation>Diez por doscientos</translation>
    </message>
    <message>
        <source>Whether a contract of ten scores a fixed number of points: never, only if it is announced as a special bid, or whenever a contract is exactly ten.</source>
        <translation>Indica si un contrato de diez da un número fijo de puntos: nunca, solo si se declara como apuesta especial, o siempre que el contrato sea de exactamente diez.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>No se juega</translation>
    </message>
    <message>
        <source>When announced</source>
        <translation>Si se declara</translation>
    </message>
    <message>
        <source>Every contract of ten</source>
        <translation>Todo contrato de diez</translation>
    </message>
    <message>
        <source>wheels flight 10-for-200 10 for 2 two hundred</source>
        <translation>diez por doscientos 10 por 200 10 por 2 doscientos</translation>
    </message>
    <message>
        <source>wheels; dime; dimes; ten; flight; bid 10; bid ten; bid of ten; ten bid; 10 for #; 10 for 200; 10 for 2; ten is #; ten for two; 100 for ten; automatic ten=automatic; declared ten=declared</source>
        <translation>wheels; dime; dimes; diez; flight; apostar 10; apostar diez; apuesta de diez; apuesta diez; 10 por #; 10 por 200; 10 por 2; diez es #; diez por dos; 100 por diez; diez automático=automatic; diez anunciado=declared</translation>
    </message>
    <message>
        <source>Ten made</source>
        <translation>Diez cumplido</translation>
    </message>
    <message>
        <source>Points earned when a bid of ten is made.</source>
        <translation>Puntos que da una apuesta de diez cumplida.</translation>
    </message>
    <message>
        <source>wheels flight 10-for-200 two hundred</source>
        <translation>diez por doscientos 10 por 200</translation>
    </message>
    <message>
        <source>Ten failed</source>
        <translation>Diez fallido</translation>
    </message>
    <message>
        <source>Points lost when a bid of ten fails.</source>
        <translation>Puntos que cuesta una apuesta de diez fallida.</translation>
    </message>
    <message>
        <source>Contracts above ten</source>
        <translation>Contratos de más de diez</translation>
    </message>
    <message>
        <source>A contract above ten may score like any lower contract (eleven for 110). Or it scores the same as a bid of ten. Or it scores in proportion to a bid of ten: if ten is worth 200, eleven is worth 220.</source>
        <translation>Un contrato de más de diez puede puntuar como cualquier contrato más bajo (once por 110). O puntúa lo mismo que una apuesta de diez. O puntúa en proporción a una apuesta de diez: si diez vale 200, once vale 220.</translation>
    </message>
    <message>
        <source>Ordinary contracts</source>
        <translation>Contratos corrientes</translation>
    </message>
    <message>
        <source>Score as a ten</source>
        <translation>Puntúan como diez</translation>
    </message>
    <message>
        <source>Score in proportion to the bid</source>
        <translation>Puntúan en proporción a la apuesta</translation>
    </message>
    <message>
        <source>10 and more bid 11 for 200 eleven twelve double from ten twenty for each</source>
        <translation>10 o más apostar 11 por 200 once doce doble desde diez veinte por cada una</translation>
    </message>
    <message>
        <source>10 and more; ten or more; ten and up; bid 11 for 200; 11 for 200; double from ten=rate; 11 counts as ten=flat; above ten</source>
        <translation>10 o más; diez o más; desde diez; apostar 11 por 200; 11 por 200; doble desde diez=rate; 11 cuenta como diez=flat; más de diez</translation>
    </message>
    <message>
        <source>Ten must be exact</source>
        <translation>El diez debe ser exacto</translation>
    </message>
    <message>
        <source>A bid of ten is made only with exactly ten tricks.</source>
        <translation>Una apuesta de diez solo se cumple con exactamente diez bazas.</translation>
    </message>
    <message>
        <source>wheels flight</source>
        <translation>diez por doscientos</translation>
    </message>
    <message>
        <source>Overtricks on a bid of ten</source>
        <translation>Bazas de más en una apuesta de diez</translation>
    </message>
    <message>
        <source>Overtricks on a bid of ten count as usual.</source>
        <translation>Las bazas de más en una apuesta de diez cuentan como siempre.</translation>
    </message>
    <message>
        <source>wheels flight sandbags</source>
        <translation>diez por doscientos bolsas</translation>
    </message>
    <message>
        <source>Blind ten multiplier</source>
        <translation>Multiplicador del diez a ciegas</translation>
    </message>
    <message>
        <source>When a blind bid of ten is made, the points of a regular bid of ten are multiplied by this number. When it fails, it costs the regular amount.</source>
        <translation>Si una apuesta de diez a ciegas se cumple, los puntos de una apuesta normal de diez se multiplican por este número. Si fracasa, cuesta lo normal.</translation>
    </message>
    <message>
        <source>Bidding ten and taking every trick wins the match</source>
        <translation>Apostar diez y hacer todas las bazas gana la partida</translation>
    </message>
    <message>
        <source>A side that bids ten and takes every trick wins the match on the spot.</source>
        <translation>Un bando que apuesta diez y hace todas las bazas gana la partida al instante.</translation>
    </message>
    <message>
        <source>boston thirteen all tricks</source>
        <translation>boston trece todas las bazas</translation>
    </message>
    <message>
        <source>Bid of ten made, took %1</source>
        <translation>Apuesta de diez cumplida, hizo %1</translation>
    </message>
    <message>
        <source>Bid of ten failed, took %1</source>
        <translation>Apuesta de diez fallida, hizo %1</translation>
    </message>
    <message>
        <source>Contract of %1 made, took %2 (scored like a bid of ten)</source>
        <translation>Contrato de %1 cumplido, hizo %2 (puntúa como una apuesta de diez)</translation>
    </message>
    <message>
        <source>Contract of %1 failed, took %2 (scored like a bid of ten)</source>
        <translation>Contrato de %1 fallido, hizo %2 (puntúa como una apuesta de diez)</translation>
    </message>
    <message numerus="yes">
        <source>An announced bid of ten earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>Una apuesta de diez declarada da %n punto si se cumple y cuesta %2 si no.</numerusform>
            <numerusform>Una apuesta de diez declarada da %n puntos si se cumple y cuesta %2 si no.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every contract of exactly ten earns %n point(s) when made and costs %2 when set.</source>
        <translation>
            <numerusform>Todo contrato de exactamente diez da %n punto si se cumple y cuesta %2 si cae.</numerusform>
            <numerusform>Todo contrato de exactamente diez da %n puntos si se cumple y cuesta %2 si cae.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contract above ten scores the same as a contract of ten.</source>
        <translation>Un contrato de más de diez puntúa igual que un contrato de diez.</translation>
    </message>
    <message>
        <source>A contract above ten scores in proportion: eleven earns or costs one tenth more than ten.</source>
        <translation>Un contrato de más de diez puntúa en proporción: once da o cuesta una décima parte más que diez.</translation>
    </message>
    <message>
        <source>A contract of ten or more must be met exactly.</source>
        <translation>Un contrato de diez o más debe cumplirse exactamente.</translation>
    </message>
    <message>
        <source>A bid of ten needs exactly ten tricks.</source>
        <translation>Una apuesta de diez exige diez bazas exactas.</translation>
    </message>
    <message>
        <source>Overtricks on a bid of ten count for nothing.</source>
        <translation>Las bazas de más en una apuesta de diez no cuentan.</translation>
    </message>
    <message numerus="yes">
        <source>A blind bid of ten earns %n point(s) when made and costs %2 when set.</source>
        <translation>
            <numerusform>Una apuesta de diez a ciegas da %n punto si se cumple y cuesta %2 si cae.</numerusform>
            <numerusform>Una apuesta de diez a ciegas da %n puntos si se cumple y cuesta %2 si cae.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that bids ten and takes every trick wins the match.</source>
        <translation>El bando que apuesta diez y hace todas las bazas gana la partida.</translation>
    </message>
    <message>
        <source>A bid of ten scores %1.</source>
        <translation>Una apuesta de diez vale %1.</translation>
    </message>
    <message>
        <source>A player who bids ten and takes every trick wins the match.</source>
        <translation>El jugador que apuesta diez y hace todas las bazas gana la partida.</translation>
    </message>
</context>
<context>
    <name>trumps</name>
    <message>
        <source>%1: a joker was led, so you must play your highest spade.</source>
        <translation>%1: se ha salido con un comodín, así que debes jugar tu pica más alta.</translation>
    </message>
    <message>
        <source>all jokers are raised above the ace.</source>
        <translation>todos los comodines van por encima del as.</translation>
    </message>
    <message>
        <source>jokers aren&apos;t trump.</source>
        <translation>los comodines no son triunfo.</translation>
    </message>
    <message>
        <source>there is only one joker.</source>
        <translation>solo hay un comodín.</translation>
    </message>
    <message>
        <source>there is no big joker in the deck.</source>
        <translation>no hay comodín grande en la baraja.</translation>
    </message>
    <message>
        <source>every ace is among the raised cards, which are always high.</source>
        <translation>todos los ases están entre las cartas por encima del as de picas, que son siempre altas.</translation>
    </message>
    <message>
        <source>jokers don&apos;t turn other cards into trumps.</source>
        <translation>los comodines no convierten otras cartas en triunfos.</translation>
    </message>
    <message>
        <source>These cards are listed more than once among the cards raised above the ace of spades: %1.</source>
        <translation>Estas cartas aparecen más de una vez entre las que van por encima del as de picas: %1.</translation>
    </message>
    <message>
        <source>Cards that are raised above the ace but not in the deck: %1.</source>
        <translation>Cartas por encima del as que no están en la baraja: %1.</translation>
    </message>
    <message>
        <source>Two rules clash: jokers that turn other cards into trumps can&apos;t be raised above the ace of spades.</source>
        <translation>Dos reglas chocan: los comodines que convierten otras cartas en triunfos no pueden ir por encima del as de picas.</translation>
    </message>
    <message>
        <source>The ladder (hierarchy) of suits must name each suit once and end with spades.</source>
        <translation>La escalera (jerarquía) de palos debe nombrar cada palo una vez y terminar en picas.</translation>
    </message>
    <message>
        <source>Cards raised above the ace</source>
        <translation>Cartas por encima del as</translation>
    </message>
    <message>
        <source>Cards that rank above the ace of spades, highest first. They become spades in every respect.</source>
        <translation>Cartas que van por encima del as de picas, de mayor a menor. Pasan a ser picas a todos los efectos.</translation>
    </message>
    <message>
        <source>jokers high deuces high twos high two of diamonds two of spades bauer bower jack top trumps jjda jjdd</source>
        <translation>comodines altos doses altos dos de diamantes dos de picas jota bower bauer triunfos más altos joker jjda jjdd</translation>
    </message>
    <message>
        <source>deuces; deuces high; twos high; joker joker deuce deuce; joker joker two two; jjdd; joker joker deuce ace; jjda; jokers high; deuces wild; deuce of diamonds; deuce of spades high; high cards above the ace; big deuce; little deuce; extra trumps; joker joker ace</source>
        <translation>doses; doses altos; los dos altos; comodín comodín dos dos; joker joker dos dos; joker joker deuce deuce; jjdd; comodín comodín dos as; jjda; comodines altos; doses comodín; dos de diamantes; dos de picas alto; cartas altas por encima del as; dos grande; dos pequeño; triunfos extra; comodín comodín as</translation>
    </message>
    <message>
        <source>Role of jokers</source>
        <translation>Papel de los comodines</translation>
    </message>
    <message>
        <source>Jokers may be the highest trumps, or they may be worthless and never win. Or they never win, but the other cards that the same side plays to that trick become trumps (“joke trumps”).</source>
        <translation>Los comodines pueden ser los triunfos más altos, o no valer nada y no ganar nunca. O nunca ganan, pero las demás cartas que el mismo bando juega en esa baza se vuelven triunfos («triunfos de broma»).</translation>
    </message>
    <message>
        <source>Highest trumps</source>
        <translation>Triunfos más altos</translation>
    </message>
    <message>
        <source>Worthless</source>
        <extracomment>What jokers are, a value: they win no trick.</extracomment>
        <translation>Sin valor</translation>
    </message>
    <message>
        <source>Joke trumps</source>
        <translation>Triunfos de broma</translation>
    </message>
    <message>
        <source>easy spades joke trumps junk</source>
        <translation>picas fáciles triunfos de broma comodín sin valor basura</translation>
    </message>
    <message>
        <source>joke trumps=joke; easy spades=joke; junk jokers=junk; jokers are trumps=high; worthless jokers=junk; what jokers do</source>
        <translation>triunfos de broma=joke; picas fáciles=joke; comodines sin valor=junk; comodines son triunfo=high; comodines inútiles=junk; qué hacen los comodines</translation>
    </message>
    <message>
        <source>The big joker</source>
        <translation>El comodín grande</translation>
    </message>
    <message>
        <source>Which joker is the big one: red or black.</source>
        <translation>Qué comodín es el grande: el rojo o el negro.</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>Which joker is the big one: its color, a value.</extracomment>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Which joker is the big one: its color, a value.</extracomment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>colour colored full-colour black red</source>
        <translation>color a color negro rojo comodín</translation>
    </message>
    <message>
        <source>big joker; red joker=red; black joker=black; which joker is high</source>
        <translation>comodín grande; comodín rojo=red; comodín negro=black; qué comodín es el alto</translation>
    </message>
    <message>
        <source>Two jokers in a trick</source>
        <translation>Dos comodines en una baza</translation>
    </message>
    <message>
        <source>Which joker wins when two are played to one trick: the higher one, or the one played first.</source>
        <translation>Qué comodín gana si se juegan dos en una baza: el más alto o el que se jugó primero.</translation>
    </message>
    <message>
        <source>Higher one wins</source>
        <translation>Gana el más alto</translation>
    </message>
    <message>
        <source>First one wins</source>
        <translation>Gana el primero</translation>
    </message>
    <message>
        <source>first played wins</source>
        <translation>primera jugada gana la primera igual</translation>
    </message>
    <message>
        <source>Big joker, if led, pulls spades</source>
        <translation>El comodín grande arrastra picas</translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent who holds a spade must play their highest spade. If the first of two jokers in a trick wins, this applies to every joker that is led.</source>
        <translation>Si se sale con el comodín grande, cada rival que tenga picas debe jugar la más alta. Si de dos comodines en una baza gana el primero, esto vale para cualquier comodín con que se salga.</translation>
    </message>
    <message>
        <source>pull draw force highest</source>
        <translation>arrastrar arrastre sacar obligar la más alta</translation>
    </message>
    <message>
        <source>Equal cards turned into trumps by jokers</source>
        <translation>Cartas iguales hechas triunfo por comodines</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, one of these decides who wins: the higher joker, the joker played first, or the order of the suits.</source>
        <translation>Si los comodines de dos bandos convierten en triunfos cartas del mismo valor, una de estas cosas decide quién gana: el comodín más alto, el comodín jugado primero o el orden de los palos.</translation>
    </message>
    <message>
        <source>Higher joker</source>
        <translation>Comodín más alto</translation>
    </message>
    <message>
        <source>First joker</source>
        <translation>Primer comodín</translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation>Orden de los palos</translation>
    </message>
    <message>
        <source>Ladder of suits</source>
        <translation>Escalera de palos</translation>
    </message>
    <message>
        <source>A ladder of the four suits, lowest first: a player who cannot follow may trump with any suit above the one led, and the highest suit wins. Empty means that only spades are trump.</source>
        <translation>Una escalera de los cuatro palos, empezando por el más bajo: quien no puede asistir puede fallar con cualquier palo superior al de salida, y gana el palo más alto. Si está vacía, solo las picas son triunfo.</translation>
    </message>
    <message>
        <source>differentiated trumps suit order rank</source>
        <translation>triunfos diferenciados orden de los palos rango jerarquía escalera</translation>
    </message>
    <message>
        <source>order of suits; rank of suits; differentiated trumps; ladder</source>
        <translation>orden de los palos; rango de los palos; triunfos diferenciados; escalera</translation>
    </message>
    <message>
        <source>Aces high or low</source>
        <translation>Ases altos o bajos</translation>
    </message>
    <message>
        <source>A player who plays an ace says whether it is high or low. A low ace ranks below the two.</source>
        <translation>Quien juega un as dice si es alto o bajo. Un as bajo va por debajo del dos.</translation>
    </message>
    <message>
        <source>ace low high 3b</source>
        <translation>as bajo alto 3b</translation>
    </message>
    <message>
        <source>aces low; low aces; ace high or low</source>
        <translation>ases bajos; as bajo; as alto o bajo</translation>
    </message>
    <message>
        <source>Jokers that are not trumps are worthless and belong to no suit: play one only when you cannot follow suit, lead one only when you have nothing else. Such a joker never wins; if it is led, the next regular card sets the suit.</source>
        <translation>Los comodines que no son triunfo no valen nada ni son de ningún palo: juega uno solo si no puedes asistir, y sal con uno solo si no tienes otra cosa. Un comodín así nunca gana; si se sale con él, la siguiente carta corriente fija el palo.</translation>
    </message>
    <message>
        <source>A joker may be played at any time and never wins. But it turns every other card that the same side plays to the trick into a trump (“joke trump”). Such a card keeps its rank and beats all non-trump cards and lower spades, but not a spade of the same or higher rank. If a joker is led, the next card sets the suit.</source>
        <translation>Un comodín se puede jugar siempre y nunca gana. Pero convierte en triunfo («triunfo de broma») cualquier otra carta que el mismo bando juegue en esa baza. Esa carta conserva su valor y gana a todas las cartas que no son triunfo y a las picas más bajas, pero no a una pica de valor igual o mayor. Si se sale con un comodín, la carta siguiente fija el palo.</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, the side with the higher joker wins.</source>
        <translation>Si los comodines de dos bandos convierten en triunfos cartas del mismo valor, gana el bando con el comodín más alto.</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, the side whose joker was played first wins.</source>
        <translation>Si los comodines de dos bandos convierten en triunfos cartas del mismo valor, gana el bando cuyo comodín se jugó primero.</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, the card of the higher suit wins: spades before hearts, diamonds, and clubs.</source>
        <translation>Si los comodines de dos bandos convierten en triunfos cartas del mismo valor, gana la carta del palo más alto: picas, luego corazones, diamantes y tréboles.</translation>
    </message>
    <message>
        <source>The red joker is the big joker.</source>
        <translation>El comodín rojo es el comodín grande.</translation>
    </message>
    <message>
        <source>The black joker is the big joker.</source>
        <translation>El comodín negro es el comodín grande.</translation>
    </message>
    <message>
        <source>When two jokers are played to one trick, the one played first ranks higher.</source>
        <translation>Si en una baza se juegan dos comodines, vale más el que se jugó primero.</translation>
    </message>
    <message>
        <source>When a joker is led, every opponent who holds a spade must play their highest spade.</source>
        <translation>Si se sale con un comodín, cada rival que tenga picas debe jugar la más alta.</translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent who holds a spade must play their highest spade.</source>
        <translation>Si se sale con el comodín grande, cada rival que tenga picas debe jugar la más alta.</translation>
    </message>
    <message>
        <source>Spades are trump; each suit ranks from the ace down to the two.</source>
        <translation>Las picas son triunfo; cada palo va del as al dos.</translation>
    </message>
    <message>
        <source>Ranked above the ace of spades, from the top: %1. They are spades in every respect.</source>
        <translation>Por encima del as de picas, de arriba abajo: %1. Son picas a todos los efectos.</translation>
    </message>
    <message>
        <source>The suits form a ladder, lowest first: %1. If you cannot follow suit, a card of any suit above the one led is a trump, and the highest suit wins.</source>
        <translation>Los palos forman una escalera, de menor a mayor: %1. Si no puedes asistir, toda carta de un palo superior al de salida es triunfo, y gana el palo más alto.</translation>
    </message>
    <message>
        <source>A player who plays an ace calls it high or low; a low ace ranks below the two. Exception: an ace raised above the ace of spades is always high.</source>
        <translation>Quien juega un as lo declara alto o bajo; un as bajo va por debajo del dos. Excepción: un as que va por encima del as de picas es siempre alto.</translation>
    </message>
    <message>
        <source>High: %1.</source>
        <extracomment>The highest cards on the sheet of rules, an adjective.</extracomment>
        <translation>Altas: %1.</translation>
    </message>
    <message>
        <source>Ladder of suits.</source>
        <translation>Escalera de palos.</translation>
    </message>
    <message>
        <source>A joker may be played at any time and never wins. If a joker is led, the next card sets the suit.</source>
        <translation>Un comodín se puede jugar siempre y nunca gana. Si se sale con un comodín, la carta siguiente fija el palo.</translation>
    </message>
</context>
<context>
    <name>winning</name>
    <message numerus="yes">
        <source>with %1 point(s)</source>
        <translation>
            <numerusform>con %1 punto</numerusform>
            <numerusform>con %1 puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>A special bid decided the match.</source>
        <translation>Una apuesta especial ha decidido la partida.</translation>
    </message>
    <message>
        <source>%1 won on a special bid.</source>
        <translation>Victoria con una apuesta especial: %1.</translation>
    </message>
    <message>
        <source>A renege lost the match.</source>
        <translation>La partida se perdió por un renuncio.</translation>
    </message>
    <message>
        <source>%1 won: the opponents reneged.</source>
        <translation>Victoria: %1. Los rivales hicieron renuncio.</translation>
    </message>
    <message>
        <source>One side took every trick of a deal.</source>
        <translation>Un bando hizo todas las bazas de una mano.</translation>
    </message>
    <message>
        <source>%1 won by taking every trick of a deal.</source>
        <translation>Victoria por hacer todas las bazas de una mano: %1.</translation>
    </message>
    <message numerus="yes">
        <source>A side lost the match by taking fewer than %n trick(s) in the first deal.</source>
        <translation>
            <numerusform>Un bando perdió la partida por hacer menos de %n baza en la primera mano.</numerusform>
            <numerusform>Un bando perdió la partida por hacer menos de %n bazas en la primera mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: the opponents took fewer than %n trick(s) in the first deal.</source>
        <translation>
            <numerusform>Victoria: %1. Los rivales hicieron menos de %n baza en la primera mano.</numerusform>
            <numerusform>Victoria: %1. Los rivales hicieron menos de %n bazas en la primera mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side was set %n time(s) in a row.</source>
        <translation>
            <numerusform>Un bando cayó %n vez.</numerusform>
            <numerusform>Un bando cayó %n veces seguidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side was set %n time(s) in the match.</source>
        <translation>
            <numerusform>Un bando cayó %n vez en la partida.</numerusform>
            <numerusform>Un bando cayó %n veces en la partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side was set too often (limit: %1 in a row, %2 in the match).</source>
        <translation>Un bando cayó demasiadas veces (límite: %1 seguidas, %2 en la partida).</translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 got set %n time(s) in a row.</source>
        <translation>
            <numerusform>Victoria: %1. Con %n caída: %2.</numerusform>
            <numerusform>Victoria: %1. Con %n caídas seguidas: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 got set %n time(s) in the match.</source>
        <translation>
            <numerusform>Victoria: %1. Con %n caída en la partida: %2.</numerusform>
            <numerusform>Victoria: %1. Con %n caídas en la partida: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won: %2 got set too often.</source>
        <translation>Victoria: %1. Con demasiadas caídas: %2.</translation>
    </message>
    <message>
        <source>The target of %1 was reached.</source>
        <translation>Se ha alcanzado el objetivo de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %2 point(s); %3 were needed.</source>
        <translation>
            <numerusform>Victoria: %1, con %2 punto; hacían falta %3.</numerusform>
            <numerusform>Victoria: %1, con %2 puntos; hacían falta %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The losing score of %1 was reached.</source>
        <translation>Se alcanzó el límite de derrota, %1.</translation>
    </message>
    <message>
        <source>%1 won: %2 fell to %3 or below.</source>
        <translation>Victoria: %1. Marcador de %3 o menos: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Played: %n deal(s).</source>
        <translation>
            <numerusform>Se jugó %n mano.</numerusform>
            <numerusform>Se jugaron %n manos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won %2 after %n deal(s).</source>
        <translation>
            <numerusform>Victoria: %1, %2 tras %n mano.</numerusform>
            <numerusform>Victoria: %1, %2 tras %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Se acabó el tiempo.</translation>
    </message>
    <message>
        <source>%1 won %2 when time was up.</source>
        <translation>Victoria: %1, %2 al acabarse el tiempo.</translation>
    </message>
    <message>
        <source>the deal has fewer tricks than that.</source>
        <translation>la mano tiene menos bazas.</translation>
    </message>
    <message>
        <source>every match has at least one deal.</source>
        <translation>toda partida tiene al menos una mano.</translation>
    </message>
    <message>
        <source>neither a score nor a time limit ends the match.</source>
        <translation>ni los puntos ni el tiempo ponen fin a la partida.</translation>
    </message>
    <message>
        <source>The minimum number of deals is %1, but the match ends after %2.</source>
        <translation>El número mínimo de manos es %1, pero la partida acaba tras %2.</translation>
    </message>
    <message>
        <source>Starting points are given for %1 sides, but there are %2.</source>
        <translation>Hay puntos iniciales para %1 bandos, pero los bandos son %2.</translation>
    </message>
    <message>
        <source>A side cannot start at the score that wins or loses the match.</source>
        <translation>Un bando no puede empezar con los puntos que ganan o pierden la partida.</translation>
    </message>
    <message>
        <source>No target and no last deal: the match goes on until you stop it.</source>
        <translation>Sin objetivo ni última mano: la partida sigue hasta que la pares.</translation>
    </message>
    <message>
        <source>No deal can earn a side any points, and only the target score ends the match, so it may never end.</source>
        <translation>Ninguna mano puede dar puntos a un bando, y solo el objetivo pone fin a la partida, así que puede no acabar nunca.</translation>
    </message>
    <message>
        <source>The limit on sets in a row has no effect: a side that is set that often loses the match anyway.</source>
        <translation>El límite de caídas seguidas no tiene efecto: un bando que cae tantas veces ya pierde la partida de todos modos.</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Puntos objetivo</translation>
    </message>
    <message>
        <source>The first side to reach this score wins; if several do in one deal, the highest score wins. 0 turns this rule off.</source>
        <translation>Gana el primer bando que llega a esta puntuación; si varios llegan en la misma mano, el que tenga más puntos. Con 0 la regla no se usa.</translation>
    </message>
    <message>
        <source>play to first to game points 500 300 250 1000 end winning score</source>
        <translation>jugar hasta llegar a primero en puntos 500 300 250 1000 fin ganar puntuación objetivo</translation>
    </message>
    <message>
        <source>#; to #; game to #; game is #; first to #; play to #; playing to #; race to #; # points; # point game; # wins; # is game; win at #; target #; 250; 300; 500; 1000; points; win; winning; score; winning score; play to; game ends at #; how many points; no target=0</source>
        <translation>#; a #; partida a #; la partida es a #; primero en llegar a #; jugar a #; jugando a #; carrera a #; # puntos; partida de # puntos; # gana; # es partida; ganar con #; objetivo #; 250; 300; 500; 1000; puntos; victoria; ganar; puntuación; puntos para ganar; jugar hasta; la partida acaba con #; cuántos puntos; sin objetivo=0</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Límite de derrota</translation>
    </message>
    <message>
        <source>A side that falls to this score or lower loses the match. 0 turns this rule off.</source>
        <translation>Un bando que baja a esta puntuación, o a menos, pierde la partida. Con 0 la regla no se usa.</translation>
    </message>
    <message>
        <source>minus mercy lose negative</source>
        <translation>menos negativo perder límite piedad compasión</translation>
    </message>
    <message>
        <source>-#; lose at #; lose at -#; out at #; out at -#; lost at -#; bust at #; below -#; fall to -#; bust; bust out; busted; mercy; mercy rule; minus score; negative score; floor; knockout; knocked out; too far down; no floor=0</source>
        <translation>-#; perder con #; perder con -#; fuera con #; fuera con -#; se pierde con -#; eliminado con #; por debajo de -#; bajar a -#; eliminado; quedar fuera; quebrar; piedad; regla de piedad; puntos negativos; puntuación negativa; suelo; eliminación; eliminados; demasiado abajo; sin suelo=0</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Número de manos</translation>
    </message>
    <message>
        <source>The match ends after this many deals. 0 means no limit.</source>
        <translation>La partida termina tras este número de manos. 0 significa sin límite.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>hands rounds fixed number</source>
        <translation>manos rondas número fijo</translation>
    </message>
    <message>
        <source>hands; rounds; deals; # hands; # deals; # rounds; number of hands; number of rounds; fixed number of hands; after # hands; game of # hands; how many hands</source>
        <translation>manos; rondas; repartos; # manos; # repartos; # rondas; número de manos; número de rondas; número fijo de manos; tras # manos; partida de # manos; cuántas manos</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>Title of a rule: after how long the match ends, noun.</extracomment>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>After this many minutes, the deal in progress is finished, and then the match ends. 0 means no limit.</source>
        <translation>Pasados estos minutos, se termina la mano en curso y acaba la partida. Con 0 no hay límite.</translation>
    </message>
    <message>
        <source>time limit hour</source>
        <translation>límite de tiempo hora reloj</translation>
    </message>
    <message>
        <source>time limit; # minutes; # minute limit; one hour=60; an hour=60; half an hour=30; game clock; how long</source>
        <translation>límite de tiempo; # minutos; límite de # minutos; una hora=60; 1 hora=60; media hora=30; reloj de la partida; cuánto dura</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Caídas seguidas</translation>
    </message>
    <message>
        <source>A side that is set this many times in a row loses the match. 0 turns this rule off.</source>
        <translation>Un bando que cae este número de veces seguidas pierde la partida. Con 0 la regla no se usa.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>No se usa</translation>
    </message>
    <message>
        <source>shot back to back twice in succession</source>
        <translation>dos veces seguidas consecutivas caídas</translation>
    </message>
    <message>
        <source># sets in a row; set twice in a row=2; back to back sets=2; set back to back=2; shot back to back=2; consecutive sets; # straight sets</source>
        <translation># caídas seguidas; caer dos veces seguidas=2; dos caídas seguidas=2; caer seguido=2; dos seguidas=2; caídas consecutivas; # caídas consecutivas</translation>
    </message>
    <message>
        <source>Sets in total</source>
        <translation>Caídas en total</translation>
    </message>
    <message>
        <source>A side loses the match once it has been set this many times in the whole match. 0 turns this rule off.</source>
        <translation>Un bando pierde la partida cuando ha caído este número de veces en toda la partida. Con 0 la regla no se usa.</translation>
    </message>
    <message>
        <source>2 sets is game set twice two sets lose bumped set out three sets</source>
        <translation>2 caídas y fin caer dos veces dos caídas pierden eliminado tres caídas</translation>
    </message>
    <message>
        <source>2 sets is game=2; # sets is game; # sets; set # times; set twice=2; two sets lose=2; # sets lose; # sets and out; sets in all; bumped; set out</source>
        <translation>2 caídas es partida=2; # caídas es partida; # caídas; caer # veces; caer dos veces=2; dos caídas pierden=2; # caídas pierden; # caídas y fuera; caídas en total; eliminado; fuera por caídas</translation>
    </message>
    <message>
        <source>First deal: minimum tricks to take</source>
        <translation>Primera mano: bazas mínimas</translation>
    </message>
    <message>
        <source>A side that takes fewer tricks than this in the first deal loses the match. 0 turns this rule off.</source>
        <translation>El bando que haga menos bazas que estas en la primera mano pierde la partida. Con 0 la regla no se usa.</translation>
    </message>
    <message>
        <source>less than 4 books first hand loses game</source>
        <translation>menos de 4 libros bazas primera mano pierde la partida</translation>
    </message>
    <message>
        <source>less than # books first hand; fewer than # books first hand; less than # in the first hand; first hand loses; # books first hand; lose on the first hand</source>
        <translation>menos de # libros en la primera mano; menos de # bazas en la primera mano; menos de # en la primera mano; primera mano pierde; # libros primera mano; perder en la primera mano</translation>
    </message>
    <message>
        <source>Minimum number of deals</source>
        <translation>Número mínimo de manos</translation>
    </message>
    <message>
        <source>The score and the clock can end the match only after this many deals. 0 means no minimum.</source>
        <translation>Los puntos y el reloj solo pueden acabar la partida después de este número de manos. Con 0 no hay mínimo.</translation>
    </message>
    <message>
        <source>at least three deals minimum deals hands rounds</source>
        <translation>al menos tres manos mínimo de manos rondas</translation>
    </message>
    <message>
        <source>at least # deals; at least # hands; at least # rounds; minimum deals; minimum hands; minimum rounds; minimum number of hands</source>
        <translation>al menos # manos; al menos # repartos; al menos # rondas; mínimo de repartos; mínimo de manos; mínimo de rondas; número mínimo de manos</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Puntos iniciales</translation>
    </message>
    <message>
        <source>A handicap: each side&apos;s starting points, yours first, separated by spaces. A side without a number starts with 0.</source>
        <translation>Un hándicap: los puntos iniciales de cada bando, el tuyo primero, separados por espacios. Un bando sin número empieza con 0.</translation>
    </message>
    <message>
        <source>handicap head start starting points odds</source>
        <translation>hándicap ventaja puntos iniciales puntos de salida</translation>
    </message>
    <message>
        <source>handicap; head start; starting points; starting score; start with points; start ahead; points to start with</source>
        <translation>hándicap; ventaja; puntos iniciales; puntuación inicial; empezar con puntos; empezar con ventaja; puntos para empezar</translation>
    </message>
    <message numerus="yes">
        <source>Side %1 starts with %n point(s).</source>
        <translation>
            <numerusform>El bando %1 empieza con %n punto.</numerusform>
            <numerusform>El bando %1 empieza con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that is set %n time(s) in a row loses the match.</source>
        <translation>
            <numerusform>Un bando que cae %n vez pierde la partida.</numerusform>
            <numerusform>Un bando que cae %n veces seguidas pierde la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that is set %n time(s) in total loses the match.</source>
        <translation>
            <numerusform>El bando que cae %n vez en total pierde la partida.</numerusform>
            <numerusform>El bando que cae %n veces en total pierde la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first side to reach %n point(s) wins the match; if several do in one deal, the highest score wins.</source>
        <translation>
            <numerusform>Gana la partida el primer bando que llegue a %n punto; si llegan varios en la misma mano, gana el que más tenga.</numerusform>
            <numerusform>Gana la partida el primer bando que llegue a %n puntos; si llegan varios en la misma mano, gana el que más tenga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that falls to %1 point(s) or below loses the match.</source>
        <translation>
            <numerusform>El bando que baja a %1 punto o menos pierde la partida.</numerusform>
            <numerusform>El bando que baja a %1 puntos o menos pierde la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n deal(s): the highest score wins.</source>
        <translation>
            <numerusform>La partida termina tras %n mano: gana quien tenga más puntos.</numerusform>
            <numerusform>La partida termina tras %n manos: gana quien tenga más puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s), the deal in progress is finished, and then the match ends: the highest score wins.</source>
        <translation>
            <numerusform>Pasado %n minuto, se termina la mano en curso y acaba la partida: gana quien tenga más puntos.</numerusform>
            <numerusform>Pasados %n minutos, se termina la mano en curso y acaba la partida: gana quien tenga más puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes fewer than %n trick(s) in the first deal loses the match.</source>
        <translation>
            <numerusform>El bando que hace menos de %n baza en la primera mano pierde la partida.</numerusform>
            <numerusform>El bando que hace menos de %n bazas en la primera mano pierde la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The score and the clock can end the match only after %n deal(s).</source>
        <translation>
            <numerusform>Los puntos y el reloj solo pueden acabar la partida después de %n mano.</numerusform>
            <numerusform>Los puntos y el reloj solo pueden acabar la partida después de %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie is broken by playing more deals.</source>
        <translation>El empate se resuelve jugando más manos.</translation>
    </message>
    <message>
        <source>The match goes on until you agree to stop; the highest score wins.</source>
        <translation>La partida sigue hasta que se acuerde parar; gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>First to %1.</source>
        <translation>Hasta %1.</translation>
    </message>
    <message>
        <source>Losing score: %1.</source>
        <translation>Límite de derrota: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s).</source>
        <translation>
            <numerusform>%n mano.</numerusform>
            <numerusform>%n manos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s).</source>
        <translation>
            <numerusform>%n minuto.</numerusform>
            <numerusform>%n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost after being set %n time(s).</source>
        <translation>
            <numerusform>Derrota tras %n caída.</numerusform>
            <numerusform>Derrota tras %n caídas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player %1 starts with %n point(s).</source>
        <translation>
            <numerusform>El jugador %1 empieza con %n punto.</numerusform>
            <numerusform>El jugador %1 empieza con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who is set %n time(s) in a row loses the match.</source>
        <translation>
            <numerusform>Un jugador que cae %n vez pierde la partida.</numerusform>
            <numerusform>Un jugador que cae %n veces seguidas pierde la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who is set %n time(s) in total loses the match.</source>
        <translation>
            <numerusform>El jugador que cae %n vez en total pierde la partida.</numerusform>
            <numerusform>El jugador que cae %n veces en total pierde la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player to reach %n point(s) wins the match; if several do in one deal, the highest score wins.</source>
        <translation>
            <numerusform>Gana la partida el primer jugador que llegue a %n punto; si llegan varios en la misma mano, gana el que más tenga.</numerusform>
            <numerusform>Gana la partida el primer jugador que llegue a %n puntos; si llegan varios en la misma mano, gana el que más tenga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who falls to %1 point(s) or below loses the match.</source>
        <translation>
            <numerusform>El jugador que baja a %1 punto o menos pierde la partida.</numerusform>
            <numerusform>El jugador que baja a %1 puntos o menos pierde la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes fewer than %n trick(s) in the first deal loses the match.</source>
        <translation>
            <numerusform>El jugador que hace menos de %n baza en la primera mano pierde la partida.</numerusform>
            <numerusform>El jugador que hace menos de %n bazas en la primera mano pierde la partida.</numerusform>
        </translation>
    </message>
</context>
</TS>
