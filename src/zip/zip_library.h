// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtPlugin>

#include <archive.h>
#include <archive_entry.h>

/// What a backup needs of libarchive.
// clang-format off
#define SANDBAG_ZIP_FUNCTIONS(EACH) /* NOLINT(cppcoreguidelines-macro-usage) */ \
    EACH(archive_errno) \
    EACH(archive_error_string) \
    EACH(archive_read_new) \
    EACH(archive_read_support_format_zip) \
    EACH(archive_read_set_options) \
    EACH(archive_read_set_read_callback) \
    EACH(archive_read_set_seek_callback) \
    EACH(archive_read_set_callback_data) \
    EACH(archive_read_open1) \
    EACH(archive_read_next_header) \
    EACH(archive_read_data) \
    EACH(archive_read_free) \
    EACH(archive_write_new) \
    EACH(archive_write_set_format_zip) \
    EACH(archive_write_set_options) \
    EACH(archive_write_open) \
    EACH(archive_write_header) \
    EACH(archive_write_data) \
    EACH(archive_write_close) \
    EACH(archive_write_free) \
    EACH(archive_entry_new) \
    EACH(archive_entry_free) \
    EACH(archive_entry_pathname_utf8) \
    EACH(archive_entry_filetype) \
    EACH(archive_entry_symlink) \
    EACH(archive_entry_hardlink) \
    EACH(archive_entry_set_pathname_utf8) \
    EACH(archive_entry_set_size) \
    EACH(archive_entry_set_filetype) \
    EACH(archive_entry_set_perm) \
    EACH(archive_entry_set_mtime)
// clang-format on

namespace sandbag {

/// Each under its own name, with the type that it has in libarchive's header.
struct ZipFunctions {
#define SANDBAG_ZIP_MEMBER(name) decltype(&::name) name = nullptr;
    SANDBAG_ZIP_FUNCTIONS(SANDBAG_ZIP_MEMBER)
#undef SANDBAG_ZIP_MEMBER
};

/// libarchive, behind a plugin that is linked with it: what it brings along takes 0.7 MiB of a
/// program, and most sessions make no backup.
class ZipLibrary
{
public:
    virtual ~ZipLibrary() = default;
    [[nodiscard]] virtual ZipFunctions functions() const = 0;
};

} // namespace sandbag

#define SANDBAG_ZIP_LIBRARY "io.github.sandbag.ZipLibrary/1"
Q_DECLARE_INTERFACE(sandbag::ZipLibrary, SANDBAG_ZIP_LIBRARY)
