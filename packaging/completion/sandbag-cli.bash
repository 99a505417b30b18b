# SPDX-License-Identifier: GPL-3.0-or-later
# Written by packaging/completion/write.py.

# Words with spaces and odd signs stay whole.
_sandbag_cli() {
    local IFS=$' \t\n' cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    local games="standard zone family-4 family-3 family-2 new-york barmore red-twos joker-joker-deuce-ace jokers-jacks deuces-high deuces-as-jokers everything-high dealer-kitty jokers-kitty high-side-kitty widow big-joker-pulls first-joker joke-trumps bauer suit-ladder partnership mo no-nines suicide whiz mirror fredieu auction three-b quicksand no-overs double-over oh-hell highlander cutthroat two-handed three-handed three-handed-jokers five-handed five-handed-jokers six-pairs six-triples six-solo six-jokers six-short cancellation-6 cancellation-8 high-stakes eight-deals short one-closes lodge call-break call-bridge batak-spades two-straight"
    local command=${COMP_WORDS[1]} first=2 seconds= options operands
    compopt -o filenames 2>/dev/null
    if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W "rules score legal batch play duel print solve review hint why lesson problem number deal convert daily boards verify import history stats backup settings bot host bench --help --version" -- "$cur"))
        return
    fi
    case $command in
        rules) seconds="list presets find check describe" ;;
        lesson) seconds="list check show" ;;
        problem) seconds="list show" ;;
        boards) seconds="new play show print" ;;
        backup) seconds="save show restore" ;;
        settings) seconds="reset" ;;
    esac
    if [[ -n $seconds ]]; then
        if ((COMP_CWORD == 2)); then
            COMPREPLY=($(compgen -W "$seconds" -- "$cur"))
            return
        fi
        command="$command ${COMP_WORDS[2]}" first=3
    fi
    case $prev in
        --lang) COMPREPLY=($(compgen -W "en de es fr" -- "$cur")); return ;;
        --rules) COMPREPLY=($(compgen -W "$games" -- "$cur") $(compgen -f -- "$cur")); return ;;
        --seats) COMPREPLY=($(compgen -W "random simple search level:1 level:2 level:3 level:4 level:5 level:6" -- "$cur")); return ;;
        --record) COMPREPLY=($(compgen -d -- "$cur")); return ;;
        -a) COMPREPLY=($(compgen -W "random simple search level:1 level:2 level:3 level:4 level:5 level:6" -- "$cur")); return ;;
        -b) COMPREPLY=($(compgen -W "random simple search level:1 level:2 level:3 level:4 level:5 level:6" -- "$cur")); return ;;
        --out) COMPREPLY=($(compgen -f -- "$cur")); return ;;
        --sheet) COMPREPLY=($(compgen -W "results hands rounds slips ranking" -- "$cur")); return ;;
        --paper) COMPREPLY=($(compgen -W "a4 a5 letter" -- "$cur")); return ;;
        --objective) COMPREPLY=($(compgen -W "tricks points win" -- "$cur")); return ;;
        --player) COMPREPLY=($(compgen -W "random simple search level:1 level:2 level:3 level:4 level:5 level:6" -- "$cur")); return ;;
        --to) COMPREPLY=($(compgen -W "boards pbn" -- "$cur")); return ;;
        --from) COMPREPLY=($(compgen -W "pbn code" -- "$cur")); return ;;
        --library) COMPREPLY=($(compgen -d -- "$cur")); return ;;
        --result) COMPREPLY=($(compgen -W "won lost unfinished" -- "$cur")); return ;;
        --by) COMPREPLY=($(compgen -W "rules partner level month" -- "$cur")); return ;;
        --prefer) COMPREPLY=($(compgen -W "mine backup" -- "$cur")); return ;;
        --state) COMPREPLY=($(compgen -d -- "$cur")); return ;;
        --games|--deals|--seed|--ms|--number|--salt|--matches|--deal|--side|--memory|--seat|--iterations|--event|--date|--game|--count|--pbn|--others|--name|--tables|--find|--port|--address|--pace) COMPREPLY=(); return ;;
    esac
    case $command in
        "rules list") options="--json --lang --help" operands= ;;
        "rules presets") options="--json --lang --help" operands= ;;
        "rules find") options="--json --lang --help" operands= ;;
        "rules check") options="--json --lang --help" operands=yes ;;
        "rules describe") options="--json --lang --help" operands=yes ;;
        "score") options="--json --lang --help" operands=yes ;;
        "legal") options="--json --lang --help" operands=yes ;;
        "batch") options="--json --lang --help" operands= ;;
        "play") options="--json --lang --help --rules --seats --games --deals --seed --ms --record --number --fair --salt" operands= ;;
        "duel") options="--json --lang --help --rules -a -b --deals --matches --seed --ms" operands= ;;
        "print") options="--json --lang --help --out --sheet --paper --across --deal" operands=yes ;;
        "solve") options="--json --lang --help --objective --side --memory" operands=yes ;;
        "review") options="--json --lang --help --seat --iterations --seed" operands=yes ;;
        "hint") options="--json --lang --help --seat --player --seed" operands=yes ;;
        "why") options="--json --lang --help --deal --event" operands=yes ;;
        "lesson list") options="--json --lang --help" operands= ;;
        "lesson check") options="--json --lang --help" operands=yes ;;
        "lesson show") options="--json --lang --help" operands= ;;
        "problem list") options="--json --lang --help" operands= ;;
        "problem show") options="--json --lang --help" operands= ;;
        "number") options="--json --lang --help --deal" operands=yes ;;
        "deal") options="--json --lang --help" operands= ;;
        "convert") options="--json --lang --help --to --from --out" operands=yes ;;
        "daily") options="--json --lang --help --date --game --match" operands= ;;
        "boards new") options="--json --lang --help --rules --count --number --pbn --carried --out" operands= ;;
        "boards play") options="--json --lang --help --seat --player --others --name --out" operands=yes ;;
        "boards show") options="--json --lang --help --to --out" operands=yes ;;
        "boards print") options="--json --lang --help --out --sheet --tables" operands=yes ;;
        "verify") options="--json --lang --help" operands=yes ;;
        "import") options="--json --lang --help --library" operands=yes ;;
        "history") options="--json --lang --help --library --find --result" operands= ;;
        "stats") options="--json --lang --help --library --name --by" operands= ;;
        "backup save") options="--json --lang --help" operands=yes ;;
        "backup show") options="--json --lang --help" operands=yes ;;
        "backup restore") options="--json --lang --help --prefer --settings" operands=yes ;;
        "settings reset") options="--json --lang --help" operands= ;;
        "bot") options="--json --lang --help --player --seed" operands= ;;
        "host") options="--json --lang --help --port --address --name --tables --state --rules --pace --open" operands= ;;
        "bench") options="--json --lang --help" operands= ;;
        *) return ;;
    esac
    if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$cur"))
    elif [[ -n $operands ]]; then
        COMPREPLY=($(compgen -f -- "$cur"))
        case $command in
            "rules check"|"rules describe"|"print") COMPREPLY+=($(compgen -W "$games" -- "$cur")) ;;
        esac
    elif ((COMP_CWORD >= first)); then
        COMPREPLY=($(compgen -W "$options" -- "$cur"))
    fi
}
complete -F _sandbag_cli sandbag-cli
