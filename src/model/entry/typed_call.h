// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/call.h"
#include "deal/rule_context.h"

#include <QList>
#include <QString>

#include <optional>

namespace sandbag {

/// Behind a number: half a trick more. It is typed as "3h", "3½", or with either decimal sign.
inline const QString kHalfKey = QStringLiteral("h");
inline constexpr QChar kHalfSign{0xBD};

/// A call and the few keys that type it: "4", "n", "bn", "b6", "t", "m", "z", "p", "4nt", "3h".
struct TypedCall {
    QString keys;
    Call call;
    bool marked = false; ///< a number with something behind it: no trump, half, bemo, moe, mo
};

/// Every call that these rules know, whatever the score and the bids before it. Plain numbers
/// first.
[[nodiscard]] QList<TypedCall> typedCalls(const RuleContext &context);
/// The text typed: one of those, or a call as the files write it ("blind nil").
[[nodiscard]] std::optional<Call> callOfKeys(const QString &typed, const QList<TypedCall> &calls);
/// The keys of a call; as the files write it where it is none of those.
[[nodiscard]] QString keysOfCall(const Call &call, const QList<TypedCall> &calls);

} // namespace sandbag
