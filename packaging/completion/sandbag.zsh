#compdef sandbag
# SPDX-License-Identifier: GPL-3.0-or-later
# Written by packaging/completion/write.py.

_arguments \
    '--help[Displays help on commandline options.]' \
    '--help-all[Displays help including Qt specific options.]' \
    '--version[Displays version information.]' \
    '--demo[Play a match by itself and leave table.png and scorecard.pdf in <folder>.]:folder:_files -/' \
    '--keep-score[Keep the score of a table with real cards.]' \
    '--grab[Leave a picture of the opened match in <picture>.]:picture:_files' \
    '--size[Size of that picture, 1440x900 where nothing is said.]:size: ' \
    '*:FILE:_files -g "*.json"'
