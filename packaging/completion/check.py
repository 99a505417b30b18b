#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says whether the completions, in this folder or another, are what write.py makes of the programs now,
and asks bash, zsh and fish with them for every command's options.

usage: check.py SANDBAG SANDBAG_CLI [FOLDER]"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
FOLDER = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else HERE


def output(command, **more):
    return subprocess.run(command, capture_output=True, text=True, timeout=120, **more).stdout


def bash(line):
    """What bash offers at the end of the line."""
    words = line.split(" ")
    program = words[0]
    return set(output(["bash", "--norc", "-c", """
        source "$1"; shift
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        "_${1//-/_}" 2>/dev/null
        printf '%s\\n' "${COMPREPLY[@]}" """, "bash", FOLDER / f"{program}.bash", *words]).split())


def fish(line):
    program = line.split(" ")[0]
    said = output(["fish", "--no-config", "-c", f"source {FOLDER / program}.fish; complete -C '{line}'"])
    return {offer.split("\t")[0] for offer in said.splitlines()}


def zsh(line, folder):
    """Asks an interactive shell behind a pseudo-terminal, which lists the matches it would add.

    The key is pressed only once the line editor says that it reads: one pressed before, while the terminal still
    gathers whole lines, can be lost. `print` does not name what is waited for as it is echoed."""
    script = f"""
        zmodload zsh/zpty
        zpty z zsh -f -i
        zpty -w z "PS1=; fpath=({folder} \\$fpath); autoload -Uz compinit; compinit -u -d {folder}/dump"
        zpty -w z "zstyle ':completion:*' verbose no; LISTMAX=1000000; COLUMNS=200; LINES=1000; setopt no_beep"
        zpty -w z "compadd() {{ builtin compadd -O got \\"\\$@\\"; print -rl -- \\$got >>{folder}/got; builtin compadd \\"\\$@\\" }}"
        zpty -w z "asked() {{ zle complete-word; : >{folder}/asked }}; zle -N asked; bindkey '^I' asked"
        zpty -w z "reading() {{ print REA''DY }}; zle -N zle-line-init reading"
        zpty -r z out '*READY*'
        zpty -w -n z "{line}"$'\\t'
        for i in {{1..600}}; do [[ -e {folder}/asked ]] && break; sleep 0.05; done
        zpty -d z
    """
    got = pathlib.Path(folder) / "got"
    output(["zsh", "-f", "-c", script])
    return set(got.read_text().split()) if got.exists() else set()


def main():
    window, cli = sys.argv[1:3]
    subprocess.run([HERE / "write.py", window, cli, "--check", "--into", FOLDER], check=True)
    shells = {"bash": bash, "fish": fish}
    wrong = [f"{shell} is not installed" for shell in ("bash", "fish", "zsh") if not shutil.which(shell)]
    for command in json.loads(output([cli, "--help", "--json"]))["commands"]:
        words = command["command"]
        help_ = json.loads(output([cli, *words.split(), "--help", "--json"]))
        expected = {"--" + option["name"] for option in help_["options"] if len(option["name"]) > 1}
        for name, shell in shells.items():
            if shutil.which(name):
                offered = shell(f"sandbag-cli {words} --")
                if not expected <= offered or len(offered - expected) > 2:
                    wrong.append(f"{name}: {words} --: {offered} in place of {expected}")
    for name, shell in shells.items():
        if not shutil.which(name):
            continue
        for line, offers in (("sandbag-cli pr", {"print", "problem"}), ("sandbag-cli rules ch", {"check"}),
                             ("sandbag-cli rules check zo", {"zone"}),
                             ("sandbag-cli print --paper a", {"a4", "a5"}),
                             ("sandbag --keep", {"--keep-score"}), ("sandbag --lang d", {"de"})):
            if shell(line) != offers:
                wrong.append(f"{name}: {line}: {shell(line)} in place of {offers}")
    if shutil.which("zsh"):
        with tempfile.TemporaryDirectory() as folder:
            for program in ("sandbag", "sandbag-cli"):
                shutil.copy(FOLDER / f"{program}.zsh", f"{folder}/_{program}")
            for line, offers in (("sandbag-cli pr", {"print", "problem"}), ("sandbag-cli rules ch", {"check"}),
                                 ("sandbag-cli print --pap", {"--paper"}),
                                 ("sandbag --keep", {"--keep-score"})):
                for left in ("got", "asked"):
                    (pathlib.Path(folder) / left).unlink(missing_ok=True)
                offered = zsh(line, folder)
                if not offers <= offered:
                    wrong.append(f"zsh: {line}: {offered} in place of {offers}")
    if wrong:
        sys.exit("\n".join(wrong))


main()
