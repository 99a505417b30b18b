// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>

namespace sandbag {

struct CheckResult;
struct FileError;
struct Finding;

/// The options that a finding is about.
[[nodiscard]] QStringList idsOf(const Finding &finding);
/// What the checker says as FORMATS has it: "errors" and "notes", each with its ids and text.
[[nodiscard]] QJsonObject findingsObject(const CheckResult &result);
/// The same of rules that could not be read at all: an error without ids.
[[nodiscard]] QJsonObject findingsObject(const FileError &error);

} // namespace sandbag
