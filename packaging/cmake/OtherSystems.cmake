# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed in Windows and macOS: the programs with Qt and all else that they need beside them,
# for an installer or an image. Not tried (CONTRIBUTING.md).
set(folder ${CMAKE_CURRENT_LIST_DIR})
set(plugins)
foreach(plugin sound zip sockets)
    if(TARGET sandbag_${plugin})
        list(APPEND plugins sandbag_${plugin})
    endif()
endforeach()
# In macOS everything is in the bundle (src/CMakeLists.txt says where the plugins are looked for).
set(program_place ${CMAKE_INSTALL_BINDIR})
set(plugin_place ${CMAKE_INSTALL_LIBDIR}/sandbag/plugins)
set(document_place doc)
if(APPLE)
    set(contents sandbag.app/Contents)
    set(program_place ${contents}/MacOS)
    set(plugin_place ${contents}/PlugIns)
    set(document_place ${contents}/Resources/doc)
endif()
install(TARGETS sandbag RUNTIME_DEPENDENCY_SET needed
    RUNTIME DESTINATION ${program_place} BUNDLE DESTINATION .)
install(TARGETS sandbag-cli ${plugins} RUNTIME_DEPENDENCY_SET needed
    RUNTIME DESTINATION ${program_place} LIBRARY DESTINATION ${plugin_place})
as_built(README.md readme)
install(FILES ${readme} ${PROJECT_SOURCE_DIR}/LICENSE
        ${PROJECT_SOURCE_DIR}/src/model/FORMATS.md ${folder}/../copyright
    DESTINATION ${document_place})

# Qt's libraries, plugins and texts, by Qt's own tool.
set(script_word OUTPUT_SCRIPT)
if(Qt6_VERSION VERSION_LESS 6.5)
    set(script_word FILENAME_VARIABLE)
endif()
qt_generate_deploy_app_script(TARGET sandbag ${script_word} deploy)
install(SCRIPT ${deploy})

set(CPACK_PACKAGE_NAME sandbag)
set(CPACK_PACKAGE_VENDOR "The Sandbag authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Spades card game by the house rules of your own table")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_EXECUTABLES sandbag Sandbag)
set(CPACK_PACKAGE_INSTALL_DIRECTORY Sandbag)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

if(APPLE)
    list(TRANSFORM SANDBAG_LANGUAGES REPLACE "(.+)" "<string>\\1</string>" OUTPUT_VARIABLE languages)
    list(JOIN languages "\n        " languages)
    configure_file(${folder}/Info.plist.in ${PROJECT_BINARY_DIR}/Info.plist.in @ONLY)
    set_target_properties(sandbag PROPERTIES
        MACOSX_BUNDLE_INFO_PLIST ${PROJECT_BINARY_DIR}/Info.plist.in)
    # What our plugins are linked with, which Qt's tool does not look at; then the bundle is signed anew,
    # since a changed library runs on no new Mac.
    install(CODE "
        include(BundleUtilities)
        file(GLOB parts \"\${CMAKE_INSTALL_PREFIX}/${plugin_place}/*\")
        fixup_bundle(\"\${CMAKE_INSTALL_PREFIX}/sandbag.app\" \"\${parts}\" \"\")
        execute_process(COMMAND codesign --force --deep --sign - \"\${CMAKE_INSTALL_PREFIX}/sandbag.app\")")
    set(CPACK_GENERATOR DragNDrop)
else()
    # Libraries of the compiler and of others lie beside it.
    cmake_path(GET CMAKE_CXX_COMPILER PARENT_PATH libraries)
    install(RUNTIME_DEPENDENCY_SET needed PRE_EXCLUDE_REGEXES "^(api|ext)-ms-"
        POST_EXCLUDE_REGEXES "[Ss]ystem32" DIRECTORIES ${libraries}
        RUNTIME DESTINATION ${program_place})
    set(CPACK_GENERATOR NSIS ZIP)
    set(CPACK_NSIS_DISPLAY_NAME Sandbag)
    set(CPACK_NSIS_MUI_ICON ${PROJECT_SOURCE_DIR}/resources/icons/sizes/sandbag.ico)
    set(CPACK_NSIS_INSTALLED_ICON_NAME "bin\\sandbag.exe")
    set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
    # Windows goes by what follows the last dot: *.spades.json is JSON to it. So Sandbag is one of the
    # programs that are offered for such a file, and takes none from another.
    set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX "Software\Classes\Applications\sandbag.exe" "FriendlyAppName" "Sandbag"
  WriteRegStr SHCTX "Software\Classes\Applications\sandbag.exe\shell\open\command" "" '"$INSTDIR\bin\sandbag.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\Applications\sandbag.exe\SupportedTypes" ".json" ""
]])
    set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX "Software\Classes\Applications\sandbag.exe"
]])
endif()
include(CPack)
