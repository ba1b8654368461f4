// A book together with its text, block by block, so that a book with an edit more is printed at the
// price of that edit.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/rules/rule_book.h"

namespace estate {

class PrintedRules {
public:
    explicit PrintedRules(RuleBook book) : m_book(std::move(book)) {}

    [[nodiscard]] const RuleBook& book() const { return m_book; }
    // What printRules(other) gives; blocks that the two share are not printed anew.
    [[nodiscard]] std::string textOf(const RuleBook& other);

private:
    void printBlocks();

    RuleBook m_book;
    // Of its blocks one behind the other, and where each ends there, in the order of the book.
    // Printed when a text is first asked for.
    std::string m_text;
    std::vector<std::size_t> m_ends;
};

}  // namespace estate
