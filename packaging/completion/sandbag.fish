# SPDX-License-Identifier: GPL-3.0-or-later
# Written by packaging/completion/write.py.

complete -c sandbag -l help -d 'Displays help on commandline options.'
complete -c sandbag -l help-all -d 'Displays help including Qt specific options.'
complete -c sandbag -l version -d 'Displays version information.'
complete -c sandbag -l demo -d 'Play a match by itself and leave table.png and scorecard.pdf in <folder>.' -x -a '(__fish_complete_directories)'
complete -c sandbag -l keep-score -d 'Keep the score of a table with real cards.'
complete -c sandbag -l grab -d 'Leave a picture of the opened match in <picture>.' -r -F
complete -c sandbag -l size -d 'Size of that picture, 1440x900 where nothing is said.' -x
