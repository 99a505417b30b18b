// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/match_review.h"

#include <QString>

namespace sandbag {

/// Judgements that are kept: a file for each deal, named by everything that they hang on (the
/// record up to the end of the deal, the way and the budget of judging, the language). So a deal
/// that was judged once is not judged again, and one of a changed record or by a newer search is.
class ReviewStore
{
public:
    /// `folder` "": the user's folder for application data.
    explicit ReviewStore(const QString &folder = {});

    /// What is kept of that deal; nothing where it is not.
    [[nodiscard]] std::vector<JudgedChoice> load(const Match &match, int deal,
                                                 const JudgeOptions &options) const;
    /// False where it could not be written, which loses nothing but time.
    bool save(const Match &match, int deal, const JudgeOptions &options,
              const std::vector<JudgedChoice> &choices) const;

private:
    [[nodiscard]] QString pathOf(const Match &match, int deal, const JudgeOptions &options) const;

    QString m_folder;
};

} // namespace sandbag
