#compdef sandbag-cli
# SPDX-License-Identifier: GPL-3.0-or-later
# Written by packaging/completion/write.py.

_sandbag_rules() {
    local -a games=(standard zone family-4 family-3 family-2 new-york barmore red-twos joker-joker-deuce-ace jokers-jacks deuces-high deuces-as-jokers everything-high dealer-kitty jokers-kitty high-side-kitty widow big-joker-pulls first-joker joke-trumps bauer suit-ladder partnership mo no-nines suicide whiz mirror fredieu auction three-b quicksand no-overs double-over oh-hell highlander cutthroat two-handed three-handed three-handed-jokers five-handed five-handed-jokers six-pairs six-triples six-solo six-jokers six-short cancellation-6 cancellation-8 high-stakes eight-deals short one-closes lodge call-break call-bridge batak-spades two-straight)
    _alternative 'games:named game:compadd -a games' 'files:file:_files -g "*.json"'
}

_sandbag_cli() {
    local -a firsts=('rules:House rules.' 'lesson:Lessons.' 'problem:Problems.' 'boards:Boards.' 'backup:Backups.' 'settings:Settings.' 'score:Replay a match and print its scorecard.' 'legal:List the legal moves of a match.' 'batch:Answer many requests in one run.' 'play:Let computer players play matches.' 'duel:Compare two players on the same cards.' 'print:Print a scorecard or a rule sheet.' 'solve:Find the best play with all cards known.' 'review:Review the choices in a match.' 'hint:Give a hint for a match, with its reason.' 'why:Explain a player'\''s choice.' 'number:Print the codes of a match and its deals.' 'deal:Show the cards that a code stands for.' 'convert:Convert a match.' 'daily:Show the deal of the day.' 'verify:Check that a match was fair.' 'import:Import matches into the history.' 'history:List the matches played.' 'stats:Show statistics.' 'bot:Act as a player for another program.' 'host:Host tables for people on other computers.' 'bench:Measure how fast deals are played.')
    local -a seconds
    local command=$words[2]
    if ((CURRENT == 2)); then
        _describe command firsts
        return
    fi
    case $command in
        rules) seconds=('list:List every house rule.' 'presets:List every named game.' 'find:Find rules by words.' 'check:Check house rules for errors.' 'describe:Print the rule sheet.') ;;
        lesson) seconds=('list:List the lessons.' 'check:Check your own lessons for errors.' 'show:Show a lesson.') ;;
        problem) seconds=('list:List the practice problems.' 'show:Show a practice problem.') ;;
        boards) seconds=('new:Make shared deals for several tables.' 'play:Let computers play shared deals.' 'show:Compare the results of shared deals at several tables.' 'print:Print shared deals (results or hands), or sheets for playing with real cards.') ;;
        backup) seconds=('save:Save everything of yours in one file.' 'show:Show what restoring a backup would change.' 'restore:Restore a backup; nothing is overwritten.') ;;
        settings) seconds=('reset:Put all settings back to their defaults.') ;;
    esac
    if (($#seconds)); then
        if ((CURRENT == 3)); then
            _describe command seconds
            return
        fi
        command="$command $words[3]"
        shift words
        ((CURRENT--))
    fi
    shift words
    ((CURRENT--))
    case $command in
        'rules list') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' ;;
        'rules presets') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' ;;
        'rules find') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' ;;
        'rules check') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '1:FILE:_sandbag_rules' ;;
        'rules describe') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '1:FILE:_sandbag_rules' ;;
        'score') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '1:FILE:_files -g "*.json"' ;;
        'legal') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '1:FILE:_files -g "*.json"' ;;
        'batch') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' ;;
        'play') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--rules[House rules, or the id of a named game.]:FILE:_sandbag_rules' \
            '--seats[A player for each seat, or one for all\: random, simple, search\:ms=50, level\:3, external\:COMMAND.]:P,P,P,P:(random simple search level\:1 level\:2 level\:3 level\:4 level\:5 level\:6)' \
            '--games[How many matches.]:N: ' \
            '--deals[Play this many single deals, each from a score of 0, instead of matches.]:N: ' \
            '--seed[The same seed gives the same matches.]:S: ' \
            '--ms[Milliseconds per decision for external players.]:N: ' \
            '--record[Write a record of each match into this folder.]:DIR:_files -/' \
            '--number[Play with the rules and cards of this code.]:NUMBER: ' \
            '--fair[Deal from a secret seed, so the record proves that nobody chose the cards (see verify).]' \
            '--salt[Any text you like. The cards depend on it as well as on the secret. Implies --fair.]:TEXT: ' ;;
        'duel') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--rules[House rules, or the id of a named game.]:FILE:_sandbag_rules' \
            '-a[A player, for example simple, search\:ms=50, or external\:COMMAND.]:P:(random simple search level\:1 level\:2 level\:3 level\:4 level\:5 level\:6)' \
            '-b[The player that A is compared with.]:P:(random simple search level\:1 level\:2 level\:3 level\:4 level\:5 level\:6)' \
            '--deals[Number of deals; each is played at two tables.]:N: ' \
            '--matches[How many full matches to play in addition to the single deals.]:N: ' \
            '--seed[The same seed gives the same cards.]:S: ' \
            '--ms[Milliseconds per decision for external players.]:N: ' ;;
        'print') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--out[The PDF file to write; "-" is standard output.]:X.pdf:_files' \
            '--sheet[What to print.]:score or blank or rules or hands:(score blank rules hands)' \
            '--paper[Paper size (default\: from the locale).]:a4 or a5 or letter:(a4 a5 letter)' \
            '--across[Landscape.]' \
            '--deal[Hands of this deal only.]:N: ' \
            '1:FILE:_sandbag_rules' ;;
        'solve') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--objective[What the side tries to get while everyone else plays against it\: tricks, points (in this deal), or win (the chance to win the match).]:tricks or points or win:(tricks points win)' \
            '--side[The number of a side; the first is 0. Default\: all sides; with --objective, the side whose turn it is.]:N: ' \
            '--memory[Memory to use, in MiB.]:MIB: ' \
            '1:FILE:_files -g "*.json"' ;;
        'review') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--seat[Only the choices of this seat (the first seat is 0).]:N: ' \
            '--iterations[Simulated deals per choice.]:N: ' \
            '--seed[The same seed gives the same review.]:S: ' \
            '1:FILE:_files -g "*.json"' ;;
        'hint') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--seat[A seat (the first is 0; default\: the seat whose turn it is).]:N: ' \
            '--player[The computer player that gives the hint.]:P:(random simple search level\:1 level\:2 level\:3 level\:4 level\:5 level\:6)' \
            '--seed[The same seed gives the same answers.]:S: ' \
            '1:FILE:_files -g "*.json"' ;;
        'why') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--deal[The number of the deal (the first is 1).]:D: ' \
            '--event[The number of the event in that deal (the first is 0).]:N: ' \
            '1:FILE:_files -g "*.json"' ;;
        'lesson list') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' ;;
        'lesson check') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '1:FILE:_files -g "*.json"' ;;
        'lesson show') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' ;;
        'problem list') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' ;;
        'problem show') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' ;;
        'number') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--deal[Only this deal of the match (the first is 1).]:D: ' \
            '1:FILE:_files -g "*.json"' ;;
        'deal') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' ;;
        'convert') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--to[The format to write.]:html or pbn or code or record:(html pbn code record)' \
            '--from[The format of FILE, if it isn'\''t a match.]:pbn or code:(pbn code)' \
            '--out[The file to write (default\: standard output).]:OUT: ' \
            '1:FILE:_files -g "*.json"' ;;
        'daily') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--date[The day (default\: today).]:YYYY-MM-DD: ' \
            '--game[The id of a named game.]:ID: ' \
            '--match[Show the four-deal match of the day instead.]' ;;
        'boards new') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--rules[House rules, or the id of a named game.]:FILE:_sandbag_rules' \
            '--count[How many deals.]:N: ' \
            '--number[The code of a match, which stands for its rules and cards.]:NUMBER: ' \
            '--pbn[Use the deals in this PBN file.]:X.pbn: ' \
            '--carried[Carry scores over from deal to deal, as in a match.]' \
            '--out[The file to write; default\: standard output.]:OUT: ' ;;
        'boards play') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--seat[The seat to compare (the first is 0).]:S: ' \
            '--player[The computer player for the seat being compared.]:PLAYER: ' \
            '--others[The players at the other seats.]:PLAYER: ' \
            '--name[The name of the table.]:NAME: ' \
            '--out[The file to write; default\: standard output.]:OUT: ' \
            '1:FILE:_files -g "*.json"' ;;
        'boards show') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--to[Write the deals instead of the results\: as a file of shared deals, or for bridge programs.]:boards or pbn:(boards pbn)' \
            '--out[The file to write; default\: standard output.]:OUT: ' \
            '1:FILE:_files -g "*.json"' ;;
        'boards print') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--out[The PDF file to write.]:X.pdf:_files' \
            '--sheet[What to print.]:results or hands or rounds or slips or ranking:(results hands rounds slips ranking)' \
            '--tables[The number of tables that play with real cards; needed if it isn'\''t in the file.]:N: ' \
            '1:FILE:_files -g "*.json"' ;;
        'verify') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '1:FILE:_files -g "*.json"' ;;
        'import') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--library[The folder with the matches (default\: that of the desktop program).]:folder:_files -/' \
            '1:FILE:_files -g "*.json"' ;;
        'history') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--library[The folder with the matches (default\: that of the desktop program).]:folder:_files -/' \
            '--find[Only matches with all these words in names, rules, date, or totals.]:words: ' \
            '--result[Only matches that ended this way for you.]:won or lost or unfinished:(won lost unfinished)' ;;
        'stats') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--library[The folder with the matches (default\: that of the desktop program).]:folder:_files -/' \
            '--name[Whose statistics to show (default\: yours, by your name in Quick Setup).]:name: ' \
            '--by[How to group the statistics.]:rules or partner or level or month:(rules partner level month)' ;;
        'backup save') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '1:FILE:_files -g "*.zip"' ;;
        'backup show') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '1:FILE:_files -g "*.zip"' ;;
        'backup restore') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--prefer[Which version of a file keeps the name where they differ.]:mine or backup:(mine backup)' \
            '--settings[Use the backup'\''s settings, too.]' \
            '1:FILE:_files -g "*.zip"' ;;
        'settings reset') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' ;;
        'bot') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--player[Which computer player to act as.]:P:(random simple search level\:1 level\:2 level\:3 level\:4 level\:5 level\:6)' \
            '--seed[The same seed gives the same answers.]:S: ' ;;
        'host') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' \
            '--port[The port to listen on (0\: any free port).]:PORT: ' \
            '--address[The address to listen on (default\: all addresses).]:A: ' \
            '--name[The name to put into invitations for this computer (default\: its addresses).]:NAME: ' \
            '--tables[Maximum number of tables at once.]:N: ' \
            '--state[The folder for tables (default\: in your data folder).]:DIR:_files -/' \
            '--rules[The house rules of a new table.]:FILE:_sandbag_rules' \
            '--pace[At least this many milliseconds between computer moves.]:MS: ' \
            '--open[Let everyone in, even without an invitation.]' ;;
        'bench') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, for example "de".]:language:(en de es fr)' \
            '--help[Show this help.]' ;;
    esac
}

_sandbag_cli "$@"
