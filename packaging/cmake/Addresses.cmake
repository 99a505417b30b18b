# SPDX-License-Identifier: GPL-3.0-or-later
# Where the project is to be found. It has no page of its own yet, and a name that nobody has
# registered may be another's tomorrow; so no address is written anywhere until one is given:
#   cmake -DSANDBAG_HOME=https://… -DSANDBAG_TRACKER=https://… -DSANDBAG_CONTACT="Name <mail>"
# As a script (cmake -D… -P Addresses.cmake METAINFO OUT) it writes the AppStream file alone.
set(SANDBAG_HOME "" CACHE STRING "Page of the project, with its screenshots; no / at its end")
set(SANDBAG_TRACKER "" CACHE STRING "Where faults are told; that page where none is named")
if(NOT SANDBAG_TRACKER)
    set(SANDBAG_TRACKER "${SANDBAG_HOME}")
endif()
# A package must name a maintainer's address; of this one everybody sees that it is none.
set(SANDBAG_CONTACT "The Sandbag authors <authors@sandbag.invalid>" CACHE STRING
    "Who answers for the package")

# Copies the AppStream file, with addresses and pictures where there is a page for them.
function(write_metainfo source target)
    file(READ ${source} text)
    set(addresses "")
    if(SANDBAG_HOME)
        file(READ ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/../addresses.metainfo.in addresses)
        string(CONFIGURE "${addresses}" addresses @ONLY)
    endif()
    string(REGEX REPLACE " *<!-- addresses: [^\n]*\n" "${addresses}" text "${text}")
    file(WRITE ${target} "${text}")
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
    math(EXPR source "${CMAKE_ARGC} - 2")
    math(EXPR target "${CMAKE_ARGC} - 1")
    write_metainfo(${CMAKE_ARGV${source}} ${CMAKE_ARGV${target}})
endif()
