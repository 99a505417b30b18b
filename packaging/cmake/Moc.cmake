# SPDX-License-Identifier: GPL-3.0-or-later
# With each of our headers moc reads those of Qt and of the compiler, which takes ten times as long. What it
# learns there is which types may be sent to another thread, and Qt 6 asks the compiler for that; so it is
# not told where they lie, on systems where that place is known. It does not know Qt's macros then: no slot,
# signal or Q_OBJECT stands under a condition that asks for one, such as Q_OS_UNIX or QT_VERSION.

# moc 6.4 stumbles over libstdc++'s <concepts>, which <compare> includes: it skips that header.
set(CMAKE_AUTOMOC_MOC_OPTIONS -D_GLIBCXX_CONCEPTS)

get_target_property(configuration Qt6::moc IMPORTED_CONFIGURATIONS)
list(GET configuration 0 configuration)
get_target_property(moc Qt6::moc IMPORTED_LOCATION_${configuration})
if(moc MATCHES "^/usr/")
    set(SANDBAG_MOC ${PROJECT_BINARY_DIR}/own_moc)
    configure_file(${CMAKE_CURRENT_LIST_DIR}/own_moc.in ${SANDBAG_MOC} @ONLY
        FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
endif()

# For all targets of a folder.
function(sandbag_use_own_moc folder)
    if(SANDBAG_MOC)
        get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
        set_property(TARGET ${targets} PROPERTY AUTOMOC_EXECUTABLE ${SANDBAG_MOC})
    endif()
endfunction()
