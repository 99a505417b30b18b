# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed and where, and packages made from it (cpack -G DEB).
include(GNUInstallDirs)

set(app_id io.github.sandbag.Sandbag)
set(packaging ${PROJECT_SOURCE_DIR}/packaging)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)

if(TARGET sandbag)
    install(TARGETS sandbag RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    install(FILES ${packaging}/${app_id}.desktop
        DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${packaging}/${app_id}.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${packaging}/${app_id}.mime.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${app_id}.xml)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/${app_id}.svg
        DESTINATION ${icons}/scalable/apps)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/${app_id}-symbolic.svg
        DESTINATION ${icons}/symbolic/apps)
    install(FILES ${packaging}/man/sandbag.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endif()
if(TARGET sandbag-cli)
    install(TARGETS sandbag-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    install(FILES ${packaging}/man/sandbag-cli.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endif()
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${packaging}/copyright
    DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME sandbag)
set(CPACK_PACKAGE_VENDOR "The Sandbag authors")
set(CPACK_PACKAGE_CONTACT "The Sandbag authors <sandbag@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_PACKAGE_DESCRIPTION "Spades for two to eight players against computer players, by the \
house rules of your own table, with a scorecard that explains every number, can be printed, and \
keeps the score of a game with real cards.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS qt6-translations-l10n)
include(CPack)
