# SPDX-License-Identifier: GPL-3.0-or-later
# In a Debian package games lie in /usr/games, and the licence, which every system has, is named in the
# file `copyright` alone.
if(CPACK_GENERATOR STREQUAL "DEB")
    set(usr ${CPACK_TEMPORARY_DIRECTORY}/usr)
    file(RENAME ${usr}/bin ${usr}/games)
    file(REMOVE ${usr}/share/doc/sandbag/LICENSE)
endif()
