// What tests of estatectl on a journal begin with: its file in a folder of its own, and commands on
// it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/system/program_run.h"
#include "tests/unit/scratch_folder.h"

namespace estate::test {

class JournalTest : public testing::Test {
protected:
    static ProgramRun estatectl(const std::vector<std::string>& words)
    {
        return runProgram(ESTATECTL, words);
    }
    // A command on the journal, by nobody and by an operator.
    [[nodiscard]] ProgramRun on(std::vector<std::string> words) const
    {
        words.insert(words.end(), {"--journal", m_journal});
        return estatectl(words);
    }
    [[nodiscard]] ProgramRun as(const std::string& who, std::vector<std::string> words) const
    {
        words.insert(words.end(), {"--operator", who});
        return on(std::move(words));
    }
    void create(const std::vector<std::string>& more = {}) const
    {
        std::vector<std::string> words = {"journal", "create", m_journal, "--operator", "ada"};
        words.insert(words.end(), more.begin(), more.end());
        const auto run = estatectl(words);
        ASSERT_EQ(run.exitCode, 0) << run.out << run.err;
    }

    ScratchFolder m_folder;
    std::string m_journal = m_folder.file("test.journal");
};

}  // namespace estate::test
