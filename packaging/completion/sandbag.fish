# SPDX-License-Identifier: GPL-3.0-or-later
# Written by packaging/completion/write.py.

complete -c sandbag -l help -d 'Displays help on commandline options.'
complete -c sandbag -l help-all -d 'Displays help including Qt specific options.'
complete -c sandbag -l version -d 'Displays version information.'
complete -c sandbag -l demo -d 'Play a match automatically and save table.png and scorecard.pdf in <folder>.' -x -a '(__fish_complete_directories)'
complete -c sandbag -l keep-score -d 'Keep score with real cards.'
complete -c sandbag -l daily -d 'Open the deal of the day.'
complete -c sandbag -l grab -d 'Save a picture of the match as <picture>.' -r -F
complete -c sandbag -l size -d 'Picture size (default: 1440x900).' -x
complete -c sandbag -l lang -d 'Use this language, for example "de".' -x -a 'en de es fr'
