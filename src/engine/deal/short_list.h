// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

namespace sandbag {

/// Values in order, of which as many as `Inside` need no memory elsewhere; with more of them all
/// are on the heap. For lists that are made, read once and thrown away. Adding to a list and
/// moving it make its iterators invalid.
template<typename T, std::size_t Inside>
class ShortList
{
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    using value_type = T;
    using iterator = T *;
    using const_iterator = const T *;

    ShortList() = default;
    ShortList(const ShortList &other) { append(other.begin(), other.end()); }
    ShortList(ShortList &&other) noexcept { take(std::move(other)); }
    ShortList &operator=(const ShortList &other)
    {
        if (this != &other) {
            clear();
            append(other.begin(), other.end());
        }
        return *this;
    }
    ShortList &operator=(ShortList &&other) noexcept
    {
        if (this != &other) {
            clear();
            take(std::move(other));
        }
        return *this;
    }
    ~ShortList() = default;

    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    [[nodiscard]] T *begin() { return first(); }
    [[nodiscard]] T *end() { return first() + m_count; }
    [[nodiscard]] const T *begin() const { return first(); }
    [[nodiscard]] const T *end() const { return first() + m_count; }
    [[nodiscard]] T &operator[](std::size_t at) { return first()[at]; }
    [[nodiscard]] const T &operator[](std::size_t at) const { return first()[at]; }
    [[nodiscard]] T &front() { return *first(); }
    [[nodiscard]] const T &front() const { return *first(); }
    [[nodiscard]] T &back() { return first()[m_count - 1]; }
    [[nodiscard]] const T &back() const { return first()[m_count - 1]; }

    void push_back(const T &value)
    {
        add([&value] { return value; });
    }
    /// Adds what `make` returns, made in its place: reading a value just after it was written in
    /// smaller parts, as a copy would, makes the processor wait.
    template<typename Make>
    void add(Make make)
    {
        if (m_count < Inside && m_more.empty())
            ::new (static_cast<void *>(inside() + m_count)) T(make());
        else
            addOutside(make());
        ++m_count;
    }
    void clear()
    {
        m_count = 0;
        m_more.clear();
    }

    friend bool operator==(const ShortList &a, const ShortList &b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    T *inside() { return std::launder(reinterpret_cast<T *>(m_inside)); }
    const T *inside() const { return std::launder(reinterpret_cast<const T *>(m_inside)); }
    T *first() { return m_more.empty() ? inside() : m_more.data(); }
    const T *first() const { return m_more.empty() ? inside() : m_more.data(); }

    void addOutside(const T &value)
    {
        if (m_more.empty()) {
            m_more.reserve(2 * Inside);
            m_more.assign(inside(), inside() + m_count);
        }
        m_more.push_back(value);
    }
    void append(const T *from, const T *to)
    {
        if (to - from > static_cast<std::ptrdiff_t>(Inside))
            m_more.assign(from, to);
        else
            std::uninitialized_copy(from, to, inside());
        m_count = static_cast<std::size_t>(to - from);
    }
    void take(ShortList &&other) noexcept
    {
        m_more = std::move(other.m_more);
        if (m_more.empty())
            std::uninitialized_copy(other.inside(), other.inside() + other.m_count, inside());
        m_count = std::exchange(other.m_count, 0);
        other.m_more.clear();
    }

    std::size_t m_count = 0;
    std::vector<T> m_more; ///< all of them once they do not fit inside, or empty
    alignas(T) std::byte m_inside[Inside * sizeof(T)];
};

} // namespace sandbag
