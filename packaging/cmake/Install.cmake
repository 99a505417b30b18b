# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed and where, and the packages made of it (packaging/package, packaging/package-rpm).
include(GNUInstallDirs)
include(${CMAKE_CURRENT_LIST_DIR}/WithoutCompany.cmake)
if(WIN32 OR APPLE)
    include(${CMAKE_CURRENT_LIST_DIR}/OtherSystems.cmake)
    return()
endif()
include(${CMAKE_CURRENT_LIST_DIR}/Addresses.cmake)

set(app_id io.github.sandbag.Sandbag)
set(packaging ${PROJECT_SOURCE_DIR}/packaging)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)

# Manual pages and the log of changes lie compressed in a system, without the time of packing.
function(install_compressed source destination name)
    set(packed ${PROJECT_BINARY_DIR}/packed/${name}.gz)
    cmake_path(GET packed PARENT_PATH folder)
    string(REPLACE / _ target packed_${name})
    add_custom_command(OUTPUT ${packed} DEPENDS ${source} VERBATIM
        COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
        COMMAND sh -c "gzip -9n <\"$1\" >\"$2\"" pack ${source} ${packed})
    add_custom_target(${target} ALL DEPENDS ${packed})
    install(FILES ${packed} DESTINATION ${destination})
endfunction()

# Completions of a program, where the three shells look for them.
function(install_completions program)
    set(folder ${SANDBAG_COMPLETIONS})
    install(FILES ${folder}/${program}.bash RENAME ${program}
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
    install(FILES ${folder}/${program}.zsh RENAME _${program}
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
    install(FILES ${folder}/${program}.fish
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endfunction()

foreach(program sandbag sandbag-cli)
    install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    as_built(packaging/man/${program}.6 page)
    install_compressed(${page} ${CMAKE_INSTALL_MANDIR}/man6 ${program}.6)
    foreach(language IN LISTS SANDBAG_LANGUAGES)
        as_built(packaging/man/${language}/${program}.6 page)
        install_compressed(${page} ${CMAKE_INSTALL_MANDIR}/${language}/man6 ${language}/${program}.6)
    endforeach()
    install_completions(${program})
endforeach()
foreach(plugin sound zip sockets)
    if(TARGET sandbag_${plugin})
        install(TARGETS sandbag_${plugin}
            LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/sandbag/plugins)
    endif()
endforeach()
install(FILES ${packaging}/${app_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
write_metainfo(${packaging}/${app_id}.metainfo.xml
    ${PROJECT_BINARY_DIR}/packed/${app_id}.metainfo.xml)
install(FILES ${PROJECT_BINARY_DIR}/packed/${app_id}.metainfo.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${packaging}/${app_id}.mime.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${app_id}.xml)
install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/${app_id}.svg
    DESTINATION ${icons}/scalable/apps)
install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/${app_id}-symbolic.svg
    DESTINATION ${icons}/symbolic/apps)
foreach(size 16 22 24 32 48 64 128 256 512)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/sizes/${size}.png RENAME ${app_id}.png
        DESTINATION ${icons}/${size}x${size}/apps)
endforeach()
as_built(README.md readme)
install(FILES ${readme} ${PROJECT_SOURCE_DIR}/LICENSE
        ${PROJECT_SOURCE_DIR}/src/model/FORMATS.md ${packaging}/copyright
    DESTINATION ${CMAKE_INSTALL_DOCDIR})
install_compressed(${packaging}/changelog ${CMAKE_INSTALL_DOCDIR} changelog)
if(SANDBAG_COMPANY) # for those who want it: nothing of ours starts by itself
    install(FILES ${packaging}/sandbag-host.service DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME sandbag)
set(CPACK_PACKAGE_VENDOR "The Sandbag authors")
set(CPACK_PACKAGE_CONTACT "${SANDBAG_CONTACT}")
if(SANDBAG_HOME)
    set(CPACK_PACKAGE_HOMEPAGE_URL "${SANDBAG_HOME}")
endif()
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Spades card game by the house rules of your own table")
set(CPACK_PACKAGE_DESCRIPTION "Spades for two to eight players against computer players, by the
house rules of your own table. The scorecard explains every number and can
be printed. It also keeps the score of a game with real cards.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
# The driver of the index is loaded by name, so that no library names it.
set(CPACK_DEBIAN_PACKAGE_DEPENDS libqt6sql6-sqlite)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Drawers of SVG and Wayland's windows are plugins, which no library names either.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-svg-plugins | libqt6svg6, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "kdegames-card-data-kf5 | kdegames-card-data")
if(SANDBAG_COMPANY) # which finds tables nearby
    string(PREPEND CPACK_DEBIAN_PACKAGE_SUGGESTS "avahi-daemon, ")
endif()
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PRE_BUILD_SCRIPTS ${packaging}/cmake/DebianPlaces.cmake)
# Its requirements are read off the programs; Qt's plugins have another name in every distribution.
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_LICENSE GPL-3.0-or-later)
set(CPACK_RPM_PACKAGE_GROUP "Amusements/Games")
set(CPACK_RPM_PACKAGE_RELEASE 1)
set(CPACK_RPM_PACKAGE_AUTOREQ ON)
# Folders that belong to others.
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION ${CPACK_PACKAGING_INSTALL_PREFIX}/share/man
    ${CPACK_PACKAGING_INSTALL_PREFIX}/share/man/man6)
foreach(language IN LISTS SANDBAG_LANGUAGES)
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
        ${CPACK_PACKAGING_INSTALL_PREFIX}/share/man/${language}
        ${CPACK_PACKAGING_INSTALL_PREFIX}/share/man/${language}/man6)
endforeach()
foreach(size 16 22 24 32 48 64 128 256 512)
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
        ${CPACK_PACKAGING_INSTALL_PREFIX}/share/icons/hicolor/${size}x${size}
        ${CPACK_PACKAGING_INSTALL_PREFIX}/share/icons/hicolor/${size}x${size}/apps)
endforeach()
foreach(folder applications metainfo mime mime/packages icons icons/hicolor icons/hicolor/scalable
        icons/hicolor/scalable/apps icons/hicolor/symbolic icons/hicolor/symbolic/apps
        bash-completion bash-completion/completions zsh zsh/vendor-completions fish
        fish/vendor_completions.d doc)
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
        ${CPACK_PACKAGING_INSTALL_PREFIX}/share/${folder})
endforeach()
include(CPack)
