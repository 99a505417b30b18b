# SPDX-License-Identifier: GPL-3.0-or-later
# Written by packaging/completion/write.py.

set -g __sandbag_games standard zone family-4 family-3 family-2 new-york barmore red-twos joker-joker-deuce-ace jokers-jacks deuces-high deuces-as-jokers everything-high dealer-kitty jokers-kitty high-side-kitty widow big-joker-pulls first-joker joke-trumps bauer suit-ladder partnership mo no-nines suicide whiz mirror fredieu auction three-b quicksand no-overs double-over oh-hell highlander cutthroat two-handed three-handed three-handed-jokers five-handed five-handed-jokers six-pairs six-triples six-solo six-jokers six-short cancellation-6 cancellation-8 high-stakes eight-deals short one-closes lodge call-break call-bridge batak-spades two-straight
complete -c sandbag-cli -f
complete -c sandbag-cli -n __fish_use_subcommand -a rules -d 'House rules.'
complete -c sandbag-cli -n __fish_use_subcommand -a lesson -d 'Lessons.'
complete -c sandbag-cli -n __fish_use_subcommand -a problem -d 'Problems.'
complete -c sandbag-cli -n __fish_use_subcommand -a boards -d 'Boards.'
complete -c sandbag-cli -n __fish_use_subcommand -a backup -d 'Backups.'
complete -c sandbag-cli -n __fish_use_subcommand -a settings -d 'Settings.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and not __fish_seen_subcommand_from list presets find check describe' -a list -d 'List every house rule.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from list' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from list' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from list' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and not __fish_seen_subcommand_from list presets find check describe' -a presets -d 'List every named game.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from presets' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from presets' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from presets' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and not __fish_seen_subcommand_from list presets find check describe' -a find -d 'Find rules by words.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from find' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from find' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from find' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and not __fish_seen_subcommand_from list presets find check describe' -a check -d 'Check house rules for errors.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from check' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from check' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from check' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from check' -F -a '$__sandbag_games'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and not __fish_seen_subcommand_from list presets find check describe' -a describe -d 'Print the rule sheet.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from describe' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from describe' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from describe' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from rules; and __fish_seen_subcommand_from describe' -F -a '$__sandbag_games'
complete -c sandbag-cli -n __fish_use_subcommand -a score -d 'Replay a match and print its scorecard.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from score' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from score' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from score' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from score' -F
complete -c sandbag-cli -n __fish_use_subcommand -a legal -d 'List the legal moves of a match.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from legal' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from legal' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from legal' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from legal' -F
complete -c sandbag-cli -n __fish_use_subcommand -a batch -d 'Answer many requests in one run.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from batch' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from batch' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from batch' -l help -d 'Show this help.'
complete -c sandbag-cli -n __fish_use_subcommand -a play -d 'Let computer players play matches.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l rules -d 'House rules, or the id of a named game.' -r -F -a '$__sandbag_games'
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l seats -d 'A player for each seat, or one for all: random, simple, search:ms=50, level:3, external:COMMAND.' -x -a 'random simple search level:1 level:2 level:3 level:4 level:5 level:6'
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l games -d 'How many matches.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l deals -d 'Play this many single deals, each from a score of 0, instead of matches.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l seed -d 'The same seed gives the same matches.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l ms -d 'Milliseconds per decision for external players.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l record -d 'Write a record of each match into this folder.' -x -a '(__fish_complete_directories)'
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l number -d 'Play with the rules and cards of this code.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l fair -d 'Deal from a secret seed, so the record proves that nobody chose the cards (see verify).'
complete -c sandbag-cli -n '__fish_seen_subcommand_from play; and not __fish_seen_subcommand_from boards' -l salt -d 'Any text you like. The cards depend on it as well as on the secret. Implies --fair.' -x
complete -c sandbag-cli -n __fish_use_subcommand -a duel -d 'Compare two players on the same cards.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from duel' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from duel' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from duel' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from duel' -l rules -d 'House rules, or the id of a named game.' -r -F -a '$__sandbag_games'
complete -c sandbag-cli -n '__fish_seen_subcommand_from duel' -s a -d 'A player, for example simple, search:ms=50, or external:COMMAND.' -x -a 'random simple search level:1 level:2 level:3 level:4 level:5 level:6'
complete -c sandbag-cli -n '__fish_seen_subcommand_from duel' -s b -d 'The player that A is compared with.' -x -a 'random simple search level:1 level:2 level:3 level:4 level:5 level:6'
complete -c sandbag-cli -n '__fish_seen_subcommand_from duel' -l deals -d 'Number of deals; each is played at two tables.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from duel' -l matches -d 'How many full matches to play in addition to the single deals.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from duel' -l seed -d 'The same seed gives the same cards.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from duel' -l ms -d 'Milliseconds per decision for external players.' -x
complete -c sandbag-cli -n __fish_use_subcommand -a print -d 'Print a scorecard or a rule sheet.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from print; and not __fish_seen_subcommand_from boards' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from print; and not __fish_seen_subcommand_from boards' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from print; and not __fish_seen_subcommand_from boards' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from print; and not __fish_seen_subcommand_from boards' -l out -d 'The PDF file to write; "-" is standard output.' -r -F
complete -c sandbag-cli -n '__fish_seen_subcommand_from print; and not __fish_seen_subcommand_from boards' -l sheet -d 'What to print.' -x -a 'score blank rules hands'
complete -c sandbag-cli -n '__fish_seen_subcommand_from print; and not __fish_seen_subcommand_from boards' -l paper -d 'Paper size (default: from the locale).' -x -a 'a4 a5 letter'
complete -c sandbag-cli -n '__fish_seen_subcommand_from print; and not __fish_seen_subcommand_from boards' -l across -d 'Landscape.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from print; and not __fish_seen_subcommand_from boards' -l deal -d 'Hands of this deal only.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from print; and not __fish_seen_subcommand_from boards' -F -a '$__sandbag_games'
complete -c sandbag-cli -n __fish_use_subcommand -a solve -d 'Find the best play with all cards known.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from solve' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from solve' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from solve' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from solve' -l objective -d 'What the side tries to get while everyone else plays against it: tricks, points (in this deal), or win (the chance to win the match).' -x -a 'tricks points win'
complete -c sandbag-cli -n '__fish_seen_subcommand_from solve' -l side -d 'The number of a side; the first is 0. Default: all sides; with --objective, the side whose turn it is.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from solve' -l memory -d 'Memory to use, in MiB.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from solve' -F
complete -c sandbag-cli -n __fish_use_subcommand -a review -d 'Review the choices in a match.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from review' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from review' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from review' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from review' -l seat -d 'Only the choices of this seat (the first seat is 0).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from review' -l iterations -d 'Simulated deals per choice.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from review' -l seed -d 'The same seed gives the same review.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from review' -F
complete -c sandbag-cli -n __fish_use_subcommand -a hint -d 'Give a hint for a match, with its reason.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from hint' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from hint' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from hint' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from hint' -l seat -d 'A seat (the first is 0; default: the seat whose turn it is).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from hint' -l player -d 'The computer player that gives the hint.' -x -a 'random simple search level:1 level:2 level:3 level:4 level:5 level:6'
complete -c sandbag-cli -n '__fish_seen_subcommand_from hint' -l seed -d 'The same seed gives the same answers.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from hint' -F
complete -c sandbag-cli -n __fish_use_subcommand -a why -d 'Explain a player\'s choice.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from why' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from why' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from why' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from why' -l deal -d 'The number of the deal (the first is 1).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from why' -l event -d 'The number of the event in that deal (the first is 0).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from why' -F
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and not __fish_seen_subcommand_from list check show' -a list -d 'List the lessons.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and __fish_seen_subcommand_from list' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and __fish_seen_subcommand_from list' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and __fish_seen_subcommand_from list' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and not __fish_seen_subcommand_from list check show' -a check -d 'Check your own lessons for errors.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and __fish_seen_subcommand_from check' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and __fish_seen_subcommand_from check' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and __fish_seen_subcommand_from check' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and __fish_seen_subcommand_from check' -F
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and not __fish_seen_subcommand_from list check show' -a show -d 'Show a lesson.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and __fish_seen_subcommand_from show' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and __fish_seen_subcommand_from show' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from lesson; and __fish_seen_subcommand_from show' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from problem; and not __fish_seen_subcommand_from list show' -a list -d 'List the practice problems.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from problem; and __fish_seen_subcommand_from list' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from problem; and __fish_seen_subcommand_from list' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from problem; and __fish_seen_subcommand_from list' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from problem; and not __fish_seen_subcommand_from list show' -a show -d 'Show a practice problem.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from problem; and __fish_seen_subcommand_from show' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from problem; and __fish_seen_subcommand_from show' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from problem; and __fish_seen_subcommand_from show' -l help -d 'Show this help.'
complete -c sandbag-cli -n __fish_use_subcommand -a number -d 'Print the codes of a match and its deals.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from number' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from number' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from number' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from number' -l deal -d 'Only this deal of the match (the first is 1).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from number' -F
complete -c sandbag-cli -n __fish_use_subcommand -a deal -d 'Show the cards that a code stands for.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from deal' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from deal' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from deal' -l help -d 'Show this help.'
complete -c sandbag-cli -n __fish_use_subcommand -a convert -d 'Convert a match.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from convert' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from convert' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from convert' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from convert' -l to -d 'The format to write.' -x -a 'html pbn code record'
complete -c sandbag-cli -n '__fish_seen_subcommand_from convert' -l from -d 'The format of FILE, if it isn\'t a match.' -x -a 'pbn code'
complete -c sandbag-cli -n '__fish_seen_subcommand_from convert' -l out -d 'The file to write (default: standard output).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from convert' -F
complete -c sandbag-cli -n __fish_use_subcommand -a daily -d 'Show the deal of the day.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from daily' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from daily' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from daily' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from daily' -l date -d 'The day (default: today).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from daily' -l game -d 'The id of a named game.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from daily' -l match -d 'Show the four-deal match of the day instead.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and not __fish_seen_subcommand_from new play show print' -a new -d 'Make shared deals for several tables.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from new' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from new' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from new' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from new' -l rules -d 'House rules, or the id of a named game.' -r -F -a '$__sandbag_games'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from new' -l count -d 'How many deals.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from new' -l number -d 'The code of a match, which stands for its rules and cards.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from new' -l pbn -d 'Use the deals in this PBN file.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from new' -l carried -d 'Carry scores over from deal to deal, as in a match.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from new' -l out -d 'The file to write; default: standard output.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and not __fish_seen_subcommand_from new play show print' -a play -d 'Let computers play shared deals.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from play' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from play' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from play' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from play' -l seat -d 'The seat to compare (the first is 0).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from play' -l player -d 'The computer player for the seat being compared.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from play' -l others -d 'The players at the other seats.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from play' -l name -d 'The name of the table.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from play' -l out -d 'The file to write; default: standard output.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from play' -F
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and not __fish_seen_subcommand_from new play show print' -a show -d 'Compare the results of shared deals at several tables.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from show' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from show' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from show' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from show' -l to -d 'Write the deals instead of the results: as a file of shared deals, or for bridge programs.' -x -a 'boards pbn'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from show' -l out -d 'The file to write; default: standard output.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from show' -F
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and not __fish_seen_subcommand_from new play show print' -a print -d 'Print shared deals (results or hands), or sheets for playing with real cards.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from print' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from print' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from print' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from print' -l out -d 'The PDF file to write.' -r -F
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from print' -l sheet -d 'What to print.' -x -a 'results hands rounds slips ranking'
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from print' -l tables -d 'The number of tables that play with real cards; needed if it isn\'t in the file.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from boards; and __fish_seen_subcommand_from print' -F
complete -c sandbag-cli -n __fish_use_subcommand -a verify -d 'Check that a match was fair.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from verify' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from verify' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from verify' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from verify' -F
complete -c sandbag-cli -n __fish_use_subcommand -a import -d 'Import matches into the history.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from import' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from import' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from import' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from import' -l library -d 'The folder with the matches (default: that of the desktop program).' -x -a '(__fish_complete_directories)'
complete -c sandbag-cli -n '__fish_seen_subcommand_from import' -F
complete -c sandbag-cli -n __fish_use_subcommand -a history -d 'List the matches played.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from history' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from history' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from history' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from history' -l library -d 'The folder with the matches (default: that of the desktop program).' -x -a '(__fish_complete_directories)'
complete -c sandbag-cli -n '__fish_seen_subcommand_from history' -l find -d 'Only matches with all these words in names, rules, date, or totals.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from history' -l result -d 'Only matches that ended this way for you.' -x -a 'won lost unfinished'
complete -c sandbag-cli -n __fish_use_subcommand -a stats -d 'Show statistics.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from stats' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from stats' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from stats' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from stats' -l library -d 'The folder with the matches (default: that of the desktop program).' -x -a '(__fish_complete_directories)'
complete -c sandbag-cli -n '__fish_seen_subcommand_from stats' -l name -d 'Whose statistics to show (default: yours, by your name in Quick Setup).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from stats' -l by -d 'How to group the statistics.' -x -a 'rules partner level month'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and not __fish_seen_subcommand_from save show restore' -a save -d 'Save everything of yours in one file.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from save' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from save' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from save' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from save' -F
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and not __fish_seen_subcommand_from save show restore' -a show -d 'Show what restoring a backup would change.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from show' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from show' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from show' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from show' -F
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and not __fish_seen_subcommand_from save show restore' -a restore -d 'Restore a backup; nothing is overwritten.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from restore' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from restore' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from restore' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from restore' -l prefer -d 'Which version of a file keeps the name where they differ.' -x -a 'mine backup'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from restore' -l settings -d 'Use the backup\'s settings, too.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from backup; and __fish_seen_subcommand_from restore' -F
complete -c sandbag-cli -n '__fish_seen_subcommand_from settings; and not __fish_seen_subcommand_from reset' -a reset -d 'Put all settings back to their defaults.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from settings; and __fish_seen_subcommand_from reset' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from settings; and __fish_seen_subcommand_from reset' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from settings; and __fish_seen_subcommand_from reset' -l help -d 'Show this help.'
complete -c sandbag-cli -n __fish_use_subcommand -a bot -d 'Act as a player for another program.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from bot' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from bot' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from bot' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from bot' -l player -d 'Which computer player to act as.' -x -a 'random simple search level:1 level:2 level:3 level:4 level:5 level:6'
complete -c sandbag-cli -n '__fish_seen_subcommand_from bot' -l seed -d 'The same seed gives the same answers.' -x
complete -c sandbag-cli -n __fish_use_subcommand -a host -d 'Host tables for people on other computers.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from host' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from host' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from host' -l help -d 'Show this help.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from host' -l port -d 'The port to listen on (0: any free port).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from host' -l address -d 'The address to listen on (default: all addresses).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from host' -l name -d 'The name to put into invitations for this computer (default: its addresses).' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from host' -l tables -d 'Maximum number of tables at once.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from host' -l state -d 'The folder for tables (default: in your data folder).' -x -a '(__fish_complete_directories)'
complete -c sandbag-cli -n '__fish_seen_subcommand_from host' -l rules -d 'The house rules of a new table.' -r -F -a '$__sandbag_games'
complete -c sandbag-cli -n '__fish_seen_subcommand_from host' -l pace -d 'At least this many milliseconds between computer moves.' -x
complete -c sandbag-cli -n '__fish_seen_subcommand_from host' -l open -d 'Let everyone in, even without an invitation.'
complete -c sandbag-cli -n __fish_use_subcommand -a bench -d 'Measure how fast deals are played.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from bench' -l json -d 'Print one JSON document.'
complete -c sandbag-cli -n '__fish_seen_subcommand_from bench' -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
complete -c sandbag-cli -n '__fish_seen_subcommand_from bench' -l help -d 'Show this help.'
complete -c sandbag-cli -n __fish_use_subcommand -l version -d 'Print the version.'
complete -c sandbag-cli -n __fish_use_subcommand -l help -d 'List the commands.'
