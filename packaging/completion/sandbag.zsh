#compdef sandbag
# SPDX-License-Identifier: GPL-3.0-or-later
# Written by packaging/completion/write.py.

_arguments \
    '--help[Displays help on commandline options.]' \
    '--help-all[Displays help including Qt specific options.]' \
    '--version[Displays version information.]' \
    '--demo[Play a match automatically and save table.png and scorecard.pdf in <folder>.]:folder:_files -/' \
    '--keep-score[Keep score with real cards.]' \
    '--daily[Open the deal of the day.]' \
    '--grab[Save a picture of the match as <picture>.]:picture:_files' \
    '--size[Picture size (default\: 1440x900).]:size: ' \
    '--lang[Use this language, for example "de".]:language:(en de es fr)' \
    '*:FILE:_files -g "*.json"'
