// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <iostream>
#include <map>
#include <string>

namespace sandbag::fit {

/// Work in pieces, one line of a file each, so that a run that was stopped goes on where it was.
/// Without a file nothing is kept.
class Pieces
{
public:
    explicit Pieces(const std::string &file) : m_file(file)
    {
        std::ifstream in(file);
        for (std::string line; std::getline(in, line);) {
            const auto space = line.find(' ');
            if (space != std::string::npos && line.back() == '.')
                m_lines[std::stoi(line)] = line.substr(space + 1, line.size() - space - 2);
        }
    }
    /// The line of piece `number`: as it was found, or what `work` gives.
    template<typename Work>
    [[nodiscard]] std::string piece(int number, Work work)
    {
        if (const auto known = m_lines.find(number); known != m_lines.end())
            return known->second;
        const std::string line = work();
        if (!m_file.empty())
            std::ofstream(m_file, std::ios::app) << number << ' ' << line << ".\n";
        return line;
    }

private:
    std::string m_file;
    std::map<int, std::string> m_lines;
};

} // namespace sandbag::fit
