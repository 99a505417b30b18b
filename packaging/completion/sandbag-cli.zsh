#compdef sandbag-cli
# SPDX-License-Identifier: GPL-3.0-or-later
# Written by packaging/completion/write.py.

_sandbag_rules() {
    local -a games=(standard zone family-4 family-3 family-2 new-york barmore red-twos joker-joker-deuce-ace jokers-jacks deuces-high deuces-as-jokers everything-high dealer-kitty jokers-kitty high-side-kitty widow big-joker-pulls first-joker joke-trumps bauer suit-ladder partnership mo no-nines suicide whiz mirror fredieu auction three-b quicksand no-overs double-over oh-hell highlander cutthroat two-handed three-handed three-handed-jokers five-handed five-handed-jokers six-pairs six-triples six-solo six-jokers six-short cancellation-6 cancellation-8 high-stakes eight-deals short one-closes lodge call-break call-bridge batak-spades two-straight)
    _alternative 'games:named game:compadd -a games' 'files:file:_files -g "*.json"'
}

_sandbag_cli() {
    local -a firsts=('rules:House rules.' 'lesson:Lessons.' 'problem:Problems.' 'score:Replay a match and print its score sheet.' 'legal:Say what may be done next in a match.' 'batch:Answer many questions in one run.' 'play:Let computer players play matches.' 'duel:Compare two players on the same cards.' 'print:Print a scorecard or a rule sheet.' 'solve:Find the best play with all hands open.' 'review:Judge the choices of a match.' 'hint:Say what to do next in a match, and why.' 'why:Say why a player chose so.' 'number:Print the numbers of a match'\''s cards.' 'deal:Deal the cards of a number.' 'convert:Turn a match into another form.' 'daily:Tell the deal of the day.' 'verify:Check that a match was fair.' 'import:Take matches into the history.' 'history:List the matches played.' 'stats:Say how somebody'\''s matches went.' 'bot:Be a player for another program.' 'bench:Measure how fast deals are played.')
    local -a seconds
    local command=$words[2]
    if ((CURRENT == 2)); then
        _describe command firsts
        return
    fi
    case $command in
        rules) seconds=('list:List every house rule.' 'presets:List every named game.' 'find:Find the rules that words are about.' 'check:Say whether rules can be played.' 'describe:Print the rule sheet.') ;;
        lesson) seconds=('list:List the lessons.' 'check:Check lessons that you wrote.' 'show:Show a lesson.') ;;
        problem) seconds=('list:List the problems.' 'show:Show a problem.') ;;
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
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' ;;
        'rules presets') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' ;;
        'rules find') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' ;;
        'rules check') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '1:FILE:_sandbag_rules' ;;
        'rules describe') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '1:FILE:_sandbag_rules' ;;
        'score') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '1:FILE:_files -g "*.json"' ;;
        'legal') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '1:FILE:_files -g "*.json"' ;;
        'batch') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' ;;
        'play') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--rules[House rules, or the id of a named game.]:FILE:_sandbag_rules' \
            '--seats[A player for each seat, or one for all\: random, simple, search\:ms=50, level\:3, external\:COMMAND.]:P,P,P,P:(random simple search level\:1 level\:2 level\:3 level\:4 level\:5 level\:6)' \
            '--games[How many matches.]:N: ' \
            '--deals[Instead of matches, so many single deals from 0 \: 0.]:N: ' \
            '--seed[The same seed gives the same matches.]:S: ' \
            '--ms[Milliseconds for a decision of external players.]:N: ' \
            '--record[Write a record of each match into it.]:DIR:_files -/' \
            '--number[Play the rules and cards that this number stands for.]:NUMBER: ' \
            '--fair[Deal from a secret that the record proves (see verify).]' \
            '--salt[Words of your own that the cards follow from, too; implies --fair.]:TEXT: ' ;;
        'duel') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--rules[House rules, or the id of a named game.]:FILE:_sandbag_rules' \
            '-a[A player\: simple, search\:ms=50, external\:COMMAND.]:P:(random simple search level\:1 level\:2 level\:3 level\:4 level\:5 level\:6)' \
            '-b[The player that A is compared with.]:P:(random simple search level\:1 level\:2 level\:3 level\:4 level\:5 level\:6)' \
            '--deals[How many deals, each at two tables.]:N: ' \
            '--matches[How many whole matches beside them.]:N: ' \
            '--seed[The same seed gives the same cards.]:S: ' \
            '--ms[Milliseconds for a decision of external players.]:N: ' ;;
        'print') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--out[The PDF file to write; "-" is standard output.]:X.pdf:_files' \
            '--sheet[What to print.]:score or blank or rules or hands:(score blank rules hands)' \
            '--paper[The paper; where nothing is said, that of the country.]:a4 or a5 or letter:(a4 a5 letter)' \
            '--across[Print across the paper.]' \
            '--deal[Hands of this deal only.]:N: ' \
            '1:FILE:_sandbag_rules' ;;
        'solve') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--objective[What one side plays for, all others against it\: tricks, points of the deal, or win, its chance to win the match.]:tricks or points or win:(tricks points win)' \
            '--side[That side, from 0; otherwise all, or with an objective the one whose turn it is.]:N: ' \
            '--memory[Memory to use, in MiB.]:MIB: ' \
            '1:FILE:_files -g "*.json"' ;;
        'review') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--seat[Choices of this seat only, from 0.]:N: ' \
            '--iterations[Playouts for each choice.]:N: ' \
            '--seed[The same seed gives the same review.]:S: ' \
            '1:FILE:_files -g "*.json"' ;;
        'hint') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--seat[For this seat, from 0; otherwise the one at turn.]:N: ' \
            '--player[Who is asked.]:P:(random simple search level\:1 level\:2 level\:3 level\:4 level\:5 level\:6)' \
            '--seed[The same seed gives the same answers.]:S: ' \
            '1:FILE:_files -g "*.json"' ;;
        'why') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--deal[Which deal, from 1.]:D: ' \
            '--event[Which event of that deal, from 0.]:N: ' \
            '1:FILE:_files -g "*.json"' ;;
        'lesson list') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' ;;
        'lesson check') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '1:FILE:_files -g "*.json"' ;;
        'lesson show') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' ;;
        'problem list') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' ;;
        'problem show') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' ;;
        'number') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--deal[Of this deal only, from 1.]:D: ' \
            '1:FILE:_files -g "*.json"' ;;
        'deal') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' ;;
        'convert') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--to[The form to write.]:html or pbn or code or record:(html pbn code record)' \
            '--from[The form of FILE, where it is no match.]:pbn or code:(pbn code)' \
            '--out[The file to write; otherwise standard output.]:OUT: ' \
            '1:FILE:_files -g "*.json"' ;;
        'daily') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--date[Of this day; otherwise of today.]:YYYY-MM-DD: ' \
            '--game[The id of a named game.]:ID: ' ;;
        'verify') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '1:FILE:_files -g "*.json"' ;;
        'import') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--library[The folder that holds the matches, in place of the windows'\'' own.]:folder:_files -/' \
            '1:FILE:_files -g "*.json"' ;;
        'history') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--library[The folder that holds the matches, in place of the windows'\'' own.]:folder:_files -/' \
            '--find[Only those with all these words in the names, the rules, the date or the totals.]:words: ' \
            '--result[Only those that ended so for the person.]:won or lost or unfinished:(won lost unfinished)' ;;
        'stats') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--library[The folder that holds the matches, in place of the windows'\'' own.]:folder:_files -/' \
            '--name[A player; without it\: the person at the table.]:name: ' \
            '--by[What to tell apart.]:rules or partner or level or month:(rules partner level month)' ;;
        'bot') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' \
            '--player[Which player to be.]:P:(random simple search level\:1 level\:2 level\:3 level\:4 level\:5 level\:6)' \
            '--seed[The same seed gives the same answers.]:S: ' ;;
        'bench') _arguments \
            '--json[Print one JSON document.]' \
            '--lang[Use this language, such as "de".]:language:(en de)' \
            '--help[Say what this command takes.]' ;;
    esac
}

_sandbag_cli "$@"
