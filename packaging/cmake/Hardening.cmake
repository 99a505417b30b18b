# SPDX-License-Identifier: GPL-3.0-or-later
# What Debian hardens its programs with, in the builds that are installed. Debian's compilers make
# programs that can lie anywhere in memory by themselves.
add_link_options("$<$<CONFIG:Release,RelWithDebInfo>:LINKER:-z,relro,-z,now>")
add_compile_options(
    $<$<CONFIG:RelWithDebInfo>:-fstack-protector-strong>
    $<$<CONFIG:RelWithDebInfo>:-U_FORTIFY_SOURCE>
    $<$<CONFIG:RelWithDebInfo>:-D_FORTIFY_SOURCE=2>)
