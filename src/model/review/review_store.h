// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/match_review.h"

#include <QString>

namespace sandbag {

/// Judgements that are kept: a file for each deal and budget, named by everything that they hang on
/// (the record up to the end of the deal, the way and the budget of judging, the language). So a
/// choice that was judged once is not judged again, and one of a changed record, by a newer search
/// or with a larger budget is.
class ReviewStore
{
public:
    /// `folder` "": the user's folder for application data.
    explicit ReviewStore(const QString &folder = {});

    /// The judgements of that deal at that budget; empty where there are none, or where the file is
    /// damaged.
    [[nodiscard]] std::vector<JudgedChoice> load(const Match &match, int deal,
                                                 const JudgeOptions &options) const;
    /// Saves those of the choices that belong to that deal, and replaces earlier ones. False where
    /// it could not be written, which loses nothing but time.
    bool save(const Match &match, int deal, const JudgeOptions &options,
              const std::vector<JudgedChoice> &choices) const;
    /// The file of that deal at that budget.
    [[nodiscard]] QString pathOf(const Match &match, int deal, const JudgeOptions &options) const;

private:
    QString m_folder;
};

} // namespace sandbag
