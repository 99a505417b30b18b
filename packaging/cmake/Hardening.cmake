# SPDX-License-Identifier: GPL-3.0-or-later
# What Debian hardens its programs with, in the builds that are installed. Debian's compilers make
# programs that can lie anywhere in memory by themselves.
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)
# Tables of addresses that are filled in at the start and never written again; the linkers of macOS
# and Windows have none such.
check_linker_flag(CXX -Wl,-z,relro,-z,now linker_seals_tables)
if(linker_seals_tables)
    add_link_options("$<$<CONFIG:Release,RelWithDebInfo>:LINKER:-z,relro,-z,now>")
endif()
add_compile_options(
    $<$<CONFIG:RelWithDebInfo>:-fstack-protector-strong>
    $<$<CONFIG:RelWithDebInfo>:-U_FORTIFY_SOURCE>
    $<$<CONFIG:RelWithDebInfo>:-D_FORTIFY_SOURCE=3>)
# A stack that grows page by page, so that it never runs into another part of the memory; and jumps
# that lead only where something begins, where the processor knows that.
foreach(flag -fstack-clash-protection -fcf-protection)
    string(MAKE_C_IDENTIFIER "compiler_has${flag}" known)
    check_cxx_compiler_flag(${flag} ${known})
    if(${known})
        add_compile_options($<$<CONFIG:RelWithDebInfo>:${flag}>)
    endif()
endforeach()
