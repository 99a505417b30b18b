# SPDX-License-Identifier: GPL-3.0-or-later
# Functions that run until the table is seen lie together in the builds that are installed
# (start_order.txt, which packaging/start-order writes). A page of a program comes into memory with its
# neighbours: scattered among all the others, a fifth of the program brings nine tenths of it along.
# What the list names and is not there is passed over, so that it may be out of date.
include(CheckLinkerFlag)
add_compile_options($<$<CONFIG:RelWithDebInfo>:-ffunction-sections>)

# A linker of GNU's kind takes a place of its own before all other functions.
function(start_order_script names script)
    list(TRANSFORM names REPLACE "(.+)" "    *(.text.\\1 .text.startup.\\1)")
    # What libgcc asks the processor has no name of its own.
    list(PREPEND names "    *cpuinfo.o(.text)")
    list(JOIN names "\n" names)
    file(CONFIGURE OUTPUT ${script} @ONLY
        CONTENT "SECTIONS\n{\n  .text.start : {\n@names@\n  }\n}\nINSERT BEFORE .text;\n")
endfunction()

set(start_order ${PROJECT_SOURCE_DIR}/packaging/start_order.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${start_order})
file(STRINGS ${start_order} start_names REGEX "^[^#]")
set(start_script ${PROJECT_BINARY_DIR}/start_order.ld)
start_order_script("${start_names}" ${start_script})
if(UNIX AND NOT APPLE) # elsewhere programs have other parts
    check_linker_flag(CXX -Wl,-T,${start_script} linker_has_places)
endif()
# Addresses that are reckoned out when the program is loaded, in a fiftieth of their room.
check_linker_flag(CXX -Wl,-z,pack-relative-relocs linker_packs_addresses)

# The program lies in memory in the order of its start.
function(in_start_order program)
    if(linker_has_places)
        target_link_options(${program} PRIVATE $<$<CONFIG:RelWithDebInfo>:LINKER:-T,${start_script}>)
        set_property(TARGET ${program} APPEND PROPERTY LINK_DEPENDS ${start_script})
    endif()
    if(linker_packs_addresses)
        target_link_options(${program} PRIVATE
            $<$<CONFIG:RelWithDebInfo>:LINKER:-z,pack-relative-relocs>)
    endif()
endfunction()
