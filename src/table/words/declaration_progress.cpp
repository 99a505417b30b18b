// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/declaration_progress.h"

#include "deal/progress.h"
#include "text/call_text.h"
#include "words/table_text.h"
#include "words/words.h"

namespace sandbag {

namespace {

QString openWords(const QString &what, const DeclarationProgress &progress)
{
    const bool moe =
        progress.call.mark == Declaration::littleMoe || progress.call.mark == Declaration::bigMoe;
    return (moe ? TableText::tr("%1, %2 of %3 in a row", "a little moe")
                : TableText::tr("%1, %2 of %3", "a little mo"))
        .arg(what)
        .arg(progress.run)
        .arg(progress.asked);
}

} // namespace

QString undertakingWords(const DealState &deal, int side)
{
    const auto progress = declarationOf(deal, side);
    if (!progress)
        return {};
    const QString what = progress->call.mark == Declaration::none ? callInWords(progress->call)
                                                                  : callMarks(progress->call);
    switch (progress->state) {
    case DeclarationProgress::State::called:
        break;
    case DeclarationProgress::State::open:
        return progress->asked > 0 ? openWords(what, *progress) : what;
    case DeclarationProgress::State::made:
        return TableText::tr("%1, made", "a little mo").arg(what);
    case DeclarationProgress::State::lost:
        return TableText::tr("%1, lost", "a little mo").arg(what);
    }
    return what;
}

} // namespace sandbag
