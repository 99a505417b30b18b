# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed says of tables in company what the build has (SANDBAG_COMPANY): without them neither
# the README nor a manual page nor a completion names them.

set(SANDBAG_COMPLETIONS ${PROJECT_SOURCE_DIR}/packaging/completion)
if(NOT SANDBAG_COMPANY AND NOT WIN32 AND NOT APPLE) # written as its programs say
    find_package(Python3 REQUIRED COMPONENTS Interpreter)
    set(SANDBAG_COMPLETIONS ${PROJECT_BINARY_DIR}/packed/completion)
    set(writer ${PROJECT_SOURCE_DIR}/packaging/completion/write.py)
    set(written)
    foreach(program sandbag sandbag-cli)
        foreach(shell bash zsh fish)
            list(APPEND written ${SANDBAG_COMPLETIONS}/${program}.${shell})
        endforeach()
    endforeach()
    add_custom_command(OUTPUT ${written} DEPENDS sandbag sandbag-cli ${writer} VERBATIM
        COMMAND Python3::Interpreter ${writer} $<TARGET_FILE:sandbag> $<TARGET_FILE:sandbag-cli>
            --into ${SANDBAG_COMPLETIONS})
    add_custom_target(packed_completion ALL DEPENDS ${written})
endif()

# A variable's text without a part of it, which has to be there.
function(leave_out part variable)
    string(REGEX REPLACE "${part}" "" left "${${variable}}")
    if(left STREQUAL "${${variable}}")
        message(FATAL_ERROR "There is no \"${part}\" to be left out")
    endif()
    set(${variable} "${left}" PARENT_SCOPE)
endfunction()

# The path, from the source's root, of a text as this build says it: itself, or a copy without tables in company.
function(as_built name path)
    set(${path} ${PROJECT_SOURCE_DIR}/${name} PARENT_SCOPE)
    if(SANDBAG_COMPANY OR NOT name MATCHES "README|sandbag-cli")
        return()
    endif()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${name})
    file(READ ${PROJECT_SOURCE_DIR}/${name} text)
    if(name MATCHES "README")
        leave_out(", or friends on theirs, without an account or a server of ours" text)
    else() # the command with its options, and what it does: up to the next item or the end of the list
        leave_out("\\.Nm\n\\.Cm host\n(\\.(Op|Ar) [^\n]*\n)*" text)
        leave_out("\\.It Cm host\n([^.][^\n]*\n|\\.(I[^t]|E[^l]|[^IE])[^\n]*\n)*" text)
    endif()
    file(WRITE ${PROJECT_BINARY_DIR}/packed/${name} "${text}")
    set(${path} ${PROJECT_BINARY_DIR}/packed/${name} PARENT_SCOPE)
endfunction()
