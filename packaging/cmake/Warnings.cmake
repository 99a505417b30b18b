# SPDX-License-Identifier: GPL-3.0-or-later
# Warnings for every target of ours, and the sanitizers where asked for.
add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion)
if(SANDBAG_WERROR)
    add_compile_options(-Werror)
endif()
if(SANDBAG_SANITIZE STREQUAL "address")
    # The sanitizer of addresses sees what is beyond an object, and what we cast to are bytes, or pixels of
    # lines that Qt aligns: these two take a fifth of the time to build.
    add_compile_options(-fsanitize=address,undefined -fno-sanitize=alignment,object-size
        -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    add_link_options(-fsanitize=address,undefined)
elseif(SANDBAG_SANITIZE STREQUAL "thread")
    add_compile_options(-fsanitize=thread -fno-omit-frame-pointer)
    add_link_options(-fsanitize=thread)
endif()
if(SANDBAG_FUZZ AND SANDBAG_SANITIZE)
    add_compile_options(-fsanitize=fuzzer-no-link)
elseif(SANDBAG_FUZZ)
    # What was reached alone, not what was compared, which takes half of a quick target's time.
    add_compile_options(-fsanitize-coverage=inline-8bit-counters,pc-table)
endif()
