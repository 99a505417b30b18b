# SPDX-License-Identifier: GPL-3.0-or-later
# In a Debian package games lie in /usr/games.
file(RENAME ${CPACK_TEMPORARY_DIRECTORY}/usr/bin ${CPACK_TEMPORARY_DIRECTORY}/usr/games)
