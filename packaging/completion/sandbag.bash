# SPDX-License-Identifier: GPL-3.0-or-later
# Written by packaging/completion/write.py.

_sandbag() {
    local IFS=$'\n' cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    compopt -o filenames 2>/dev/null
    case $prev in
        --demo) COMPREPLY=($(compgen -d -- "$cur")); return ;;
        --grab) COMPREPLY=($(compgen -f -- "$cur")); return ;;
        --size) COMPREPLY=(); return ;;
        --lang) IFS=$' \t\n'; COMPREPLY=($(compgen -W "en de es fr" -- "$cur")); return ;;
    esac
    if [[ $cur == -* ]]; then
        IFS=$' \t\n'
        COMPREPLY=($(compgen -W "--help --help-all --version --demo --keep-score --daily --grab --size --lang" -- "$cur"))
    else
        COMPREPLY=($(compgen -f -X '!*.spades*.json' -- "$cur") $(compgen -d -- "$cur"))
    fi
}
complete -F _sandbag sandbag
