#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the completions of both programs for bash, zsh and fish from what the programs say of
themselves (--help), into this folder or another.

usage: write.py SANDBAG SANDBAG_CLI [--into FOLDER] [--check]     with --check only says what has changed
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys

HEAD = "# SPDX-License-Identifier: GPL-3.0-or-later\n# Written by packaging/completion/write.py.\n"


def ask(program, *words):
    ran = subprocess.run([program, *words], capture_output=True, text=True, check=True,
                         env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"})
    return ran.stdout


def commands(cli):
    """Each command's words with its summary and options."""
    found = {}
    for command in json.loads(ask(cli, "--help", "--json"))["commands"]:
        words = command["command"]
        help_ = json.loads(ask(cli, *words.split(), "--help", "--json"))
        found[words] = (command["what"], help_["options"], help_["operands"])
    return found


def takes_files(operands):
    """Whether what follows a command are files, and not words to look for."""
    return any("FILE" in operand["name"] for operand in operands)


def games(cli):
    return [game["id"] for game in json.loads(ask(cli, "rules", "presets", "--json"))]


# Options that Qt itself describes, in other words from one version to the next.
OF_QT = {"help": "Displays help on commandline options.",
         "help-all": "Displays help including Qt specific options.",
         "version": "Displays version information."}


def window_options(program):
    """Options of the windowed program from the help that Qt writes: name, value, what."""
    text = ask(program, "--help")
    found = []
    for line in re.split(r"\n  (?=-)", text.split("Options:\n")[1].split("\nArguments:")[0]):
        sign = re.match(r"\s*(?:-\w, )?--([a-z-]+)(?: <(\w+)>)?\s+(.*)", line, re.S)
        if sign:
            found.append({"name": sign[1], "value": sign[2] or "",
                          "what": OF_QT.get(sign[1], " ".join(sign[3].split()))})
    return found


def dashed(option):
    return ("-" if len(option["name"]) == 1 else "--") + option["name"]


def kind(option, languages):
    """What follows an option: words to choose from, "file", "folder" or nothing known."""
    value = option["value"]
    if "words" in option:
        return option["words"]
    if "|" in value:
        return value.split("|")
    return {"language": languages, "FILE": "rules",
            "DIR": "folder", "folder": "folder", "X.pdf": "file", "picture": "file"}.get(value, "")


# ---------------------------------------------------------------------------------------- bash

def bash_answer(what):
    if isinstance(what, list):
        return f'COMPREPLY=($(compgen -W "{" ".join(what)}" -- "$cur"))'
    return {"rules": 'COMPREPLY=($(compgen -W "$games" -- "$cur") $(compgen -f -- "$cur"))',
            "folder": 'COMPREPLY=($(compgen -d -- "$cur"))',
            "file": 'COMPREPLY=($(compgen -f -- "$cur"))'}.get(what, "COMPREPLY=()")


# Commands of two words, by the first.
GROUPS = {"rules": "House rules.", "lesson": "Lessons.", "problem": "Problems.", "boards": "Boards.",
          "backup": "Backups.", "settings": "Settings."}


def groups(all_):
    """The second words with what they do, by the first."""
    found = {first: {} for first in GROUPS}
    for words, (summary, _, _) in all_.items():
        if " " in words:
            first, second = words.split()
            found[first][second] = summary
    return found


def bash_cli(all_, languages, presets):
    firsts = list(dict.fromkeys(words.split()[0] for words in all_))
    values, options = {}, []
    for words, (_, given, operands) in all_.items():
        listed = " ".join(dashed(option) for option in given)
        options.append(f'        "{words}") options="{listed}" operands={"yes" if takes_files(operands) else ""} ;;')
        for option in given:
            if option["value"]:
                values[dashed(option)] = kind(option, languages)
    cases = "\n".join(f"        {name}) {bash_answer(what)}; return ;;"
                      for name, what in values.items() if what)
    plain = "|".join(name for name, what in values.items() if not what)
    rules = "|".join(f'"{words}"' for words, (_, _, operands) in all_.items()
                     if takes_files(operands) and (words.startswith("rules") or words == "print"))
    body = "\n".join(options)
    groups_ = "\n".join(f'        {first}) seconds="{" ".join(seconds)}" ;;'
                        for first, seconds in groups(all_).items())
    return f"""{HEAD}
# Words with spaces and odd signs stay whole.
_sandbag_cli() {{
    local IFS=$' \\t\\n' cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD - 1]}}
    local games="{" ".join(presets)}"
    local command=${{COMP_WORDS[1]}} first=2 seconds= options operands
    compopt -o filenames 2>/dev/null
    if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W "{" ".join(firsts)} --help --version" -- "$cur"))
        return
    fi
    case $command in
{groups_}
    esac
    if [[ -n $seconds ]]; then
        if ((COMP_CWORD == 2)); then
            COMPREPLY=($(compgen -W "$seconds" -- "$cur"))
            return
        fi
        command="$command ${{COMP_WORDS[2]}}" first=3
    fi
    case $prev in
{cases}
        {plain}) COMPREPLY=(); return ;;
    esac
    case $command in
{body}
        *) return ;;
    esac
    if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$cur"))
    elif [[ -n $operands ]]; then
        COMPREPLY=($(compgen -f -- "$cur"))
        case $command in
            {rules}) COMPREPLY+=($(compgen -W "$games" -- "$cur")) ;;
        esac
    elif ((COMP_CWORD >= first)); then
        COMPREPLY=($(compgen -W "$options" -- "$cur"))
    fi
}}
complete -F _sandbag_cli sandbag-cli
"""


def bash_window(options, languages):
    what = {dashed(option): kind(option, languages) for option in options if option["value"]}
    # Paths have spaces in them, and words have them between them.
    words = "IFS=$' \\t\\n'; "
    cases = "\n".join(f"        {name}) {words if isinstance(answer, list) else ''}{bash_answer(answer)}; return ;;"
                      for name, answer in what.items())
    return f"""{HEAD}
_sandbag() {{
    local IFS=$'\\n' cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD - 1]}}
    compopt -o filenames 2>/dev/null
    case $prev in
{cases}
    esac
    if [[ $cur == -* ]]; then
        IFS=$' \\t\\n'
        COMPREPLY=($(compgen -W "{" ".join(dashed(option) for option in options)}" -- "$cur"))
    else
        COMPREPLY=($(compgen -f -X '!*.spades*.json' -- "$cur") $(compgen -d -- "$cur"))
    fi
}}
complete -F _sandbag sandbag
"""


# ----------------------------------------------------------------------------------------- zsh

def quoted(text):
    return text.replace("'", "'\\''").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:")


def zsh_action(what):
    if isinstance(what, list):
        return "(" + " ".join(word.replace(":", "\\:") for word in what) + ")"
    return {"rules": "_sandbag_rules", "folder": "_files -/", "file": "_files"}.get(what, " ")


def zsh_options(options, languages):
    lines = []
    for option in options:
        value = option["value"]
        after = f":{value.replace('|', ' or ')}:{zsh_action(kind(option, languages))}" if value else ""
        lines.append(f"'{dashed(option)}[{quoted(option['what'])}]{after}'")
    return lines


def zsh_cli(all_, languages, presets):
    firsts, cases = dict(GROUPS), []
    for words, (summary, options, operands) in all_.items():
        first, *rest = words.split()
        if not rest:
            firsts[first] = summary
        lines = zsh_options(options, languages)
        if takes_files(operands):
            action = {"rules": "_sandbag_rules", "print": "_sandbag_rules",
                      "backup": '_files -g "*.zip"'}.get(first, '_files -g "*.json"')
            lines.append(f"'1:FILE:{action}'")
        cases.append(f"        '{words}') _arguments \\\n            " +
                     " \\\n            ".join(lines) + " ;;")

    def described(words):
        return " ".join(f"'{word}:{quoted(summary)}'" for word, summary in words.items())
    body = "\n".join(cases)
    groups_ = "\n".join(f"        {first}) seconds=({described(seconds)}) ;;"
                        for first, seconds in groups(all_).items())
    return f"""#compdef sandbag-cli
{HEAD}
_sandbag_rules() {{
    local -a games=({" ".join(presets)})
    _alternative 'games:named game:compadd -a games' 'files:file:_files -g "*.json"'
}}

_sandbag_cli() {{
    local -a firsts=({described(firsts)})
    local -a seconds
    local command=$words[2]
    if ((CURRENT == 2)); then
        _describe command firsts
        return
    fi
    case $command in
{groups_}
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
{body}
    esac
}}

_sandbag_cli "$@"
"""


def zsh_window(options, languages):
    lines = zsh_options(options, languages) + ["'*:FILE:_files -g \"*.json\"'"]
    return f"#compdef sandbag\n{HEAD}\n_arguments \\\n    " + " \\\n    ".join(lines) + "\n"


# ---------------------------------------------------------------------------------------- fish

def fish_quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish_option(program, condition, option, languages):
    letter = "-s" if len(option["name"]) == 1 else "-l"
    line = f"complete -c {program} {condition}{letter} {option['name']} -d {fish_quoted(option['what'])}"
    if not option["value"]:
        return line
    what = kind(option, languages)
    if isinstance(what, list):
        return line + f" -x -a {fish_quoted(' '.join(what))}"
    return line + {"rules": " -r -F -a '$__sandbag_games'", "folder": " -x -a '(__fish_complete_directories)'",
                   "file": " -r -F"}.get(what, " -x")


def fish_cli(all_, languages, presets):
    lines = [f"set -g __sandbag_games {' '.join(presets)}", "complete -c sandbag-cli -f"]
    none = "-n __fish_use_subcommand "
    for words, (summary, options, operands) in all_.items():
        first, *rest = words.split()
        if rest:
            here = (f"-n '__fish_seen_subcommand_from {first}; "
                    f"and not __fish_seen_subcommand_from {' '.join(groups(all_)[first])}' ")
            lines.append(f"complete -c sandbag-cli {here}-a {rest[0]} -d {fish_quoted(summary)}")
        else:
            lines.append(f"complete -c sandbag-cli {none}-a {first} -d {fish_quoted(summary)}")
        seen = "; and ".join(f"__fish_seen_subcommand_from {word}" for word in [first, *rest])
        if not rest:  # "boards play" is not "play"
            owners = [group for group, seconds in groups(all_).items() if first in seconds]
            seen += "".join(f"; and not __fish_seen_subcommand_from {group}" for group in owners)
        seen = f"-n '{seen}' "
        for option in options:
            lines.append(fish_option("sandbag-cli", seen, option, languages))
        if takes_files(operands):
            games_ = " -a '$__sandbag_games'" if first in ("rules", "print") else ""
            lines.append(f"complete -c sandbag-cli {seen}-F{games_}")
    lines[2:2] = [f"complete -c sandbag-cli {none}-a {first} -d {fish_quoted(summary)}"
                  for first, summary in GROUPS.items()]
    lines.append(f"complete -c sandbag-cli {none}-l version -d 'Print the version.'")
    lines.append(f"complete -c sandbag-cli {none}-l help -d 'List the commands.'")
    return HEAD + "\n" + "\n".join(lines) + "\n"


def fish_window(options, languages):
    return HEAD + "\n" + "\n".join(fish_option("sandbag", "", option, languages) for option in options) + "\n"


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("window")
    asked.add_argument("cli")
    asked.add_argument("--into", type=pathlib.Path, default=pathlib.Path(__file__).parent)
    asked.add_argument("--check", action="store_true")
    asked = asked.parse_args()
    window, cli, folder = asked.window, asked.cli, asked.into
    all_, presets = commands(cli), games(cli)
    languages = re.findall(r"only: (.*)", subprocess.run(
        [cli, "--lang", "xx"], capture_output=True, text=True, check=False,
        env={"LC_ALL": "C.UTF-8"}).stderr)[0].split(", ")
    options = window_options(window)
    files = {"sandbag-cli.bash": bash_cli(all_, languages, presets),
             "sandbag-cli.zsh": zsh_cli(all_, languages, presets),
             "sandbag-cli.fish": fish_cli(all_, languages, presets),
             "sandbag.bash": bash_window(options, languages), "sandbag.zsh": zsh_window(options, languages),
             "sandbag.fish": fish_window(options, languages)}
    changed = [name for name, text in files.items()
               if not (folder / name).exists() or (folder / name).read_text() != text]
    if asked.check and changed:
        sys.exit(f"{', '.join(changed)}: no longer what the programs take; run {__file__}")
    if not asked.check:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text)


main()
