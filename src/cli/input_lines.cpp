// SPDX-License-Identifier: GPL-3.0-or-later
#include "input_lines.h"

#include <cstdio>

namespace sandbag {

InputLine nextLine(QByteArray &line, qsizetype longest)
{
    line.clear();
    bool tooLong = false;
    int letter = std::getchar();
    if (letter == EOF)
        return InputLine::none;
    for (; letter != EOF && letter != '\n'; letter = std::getchar()) {
        tooLong = tooLong || line.size() == longest;
        if (!tooLong)
            line.append(static_cast<char>(letter));
    }
    return tooLong ? InputLine::tooLong : InputLine::whole;
}

} // namespace sandbag
