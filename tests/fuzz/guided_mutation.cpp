// SPDX-License-Identifier: GPL-3.0-or-later
// What libFuzzer asks for new inputs: half of them are changed as documents, the others as it
// changes bytes itself, with its dictionary and what it saw compared.
#include "json_mutation.h"
#include "target.h"

#include <algorithm>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size,
                                               std::size_t most, unsigned int seed);

std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t most,
                                    unsigned int seed)
{
    if (seed % 2 == 0) {
        const QByteArray changed =
            sandbag::fuzz::mutatedJson(sandbag::fuzz::bytesOf(data, size), seed);
        const auto length = static_cast<std::size_t>(changed.size());
        if (length > 0 && length <= most) {
            std::copy(changed.begin(), changed.end(), data);
            return length;
        }
    }
    return LLVMFuzzerMutate(data, size, most);
}
