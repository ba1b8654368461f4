// A workspace on the four-region estate, for tests of the loop from proposal to commit.
#pragma once

#include <optional>
#include <string>

#include <gtest/gtest.h>

#include "engine/journal/workspace.h"
#include "tests/unit/scratch_folder.h"

namespace estate::testing {

inline const EstateSource fourRegion{EstateOrigin::fourRegion, 1'000, ""};
inline const FailureSet lossOfEast{{"us-east-1"}, {}, {}};

class WorkspaceTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        auto created = Workspace::create(m_path, fourRegion, "ada", m_now);
        ASSERT_TRUE(created.has_value()) << created.error().message;
        m_workspace.emplace(std::move(*created));
    }
    Timestamp later()
    {
        m_now = m_now + seconds(1);
        return m_now;
    }
    Digest propose(const FailureSet& failures = lossOfEast)
    {
        const auto id = m_workspace->propose("ada", "lose it", failures, later());
        EXPECT_TRUE(id.has_value()) << id.error().message;
        return id.value_or(Digest{});
    }
    Digest approved(const FailureSet& failures = lossOfEast)
    {
        const Digest id = propose(failures);
        const auto judged = m_workspace->judge(id, "grace", Verdict::approve, "go", later());
        EXPECT_TRUE(judged.has_value()) << judged.error().message;
        return id;
    }
    Digest begun()
    {
        const Digest id = approved();
        const auto lost = m_workspace->proposals().find(id)->content.lostOperations;
        const auto began = m_workspace->beginCommit(id, "ada", lost, later());
        EXPECT_TRUE(began.has_value()) << began.error().message;
        return id;
    }
    // Steps until the execution ends.
    std::size_t finish()
    {
        for (std::size_t steps = 1; steps < 1'000; ++steps) {
            const auto finished = m_workspace->stepCommit(later());
            EXPECT_TRUE(finished.has_value()) << finished.error().message;
            if (!finished || *finished)
                return steps;
        }
        ADD_FAILURE() << "the execution does not end";
        return 0;
    }
    void reopen()
    {
        m_workspace.reset();
        auto opened = Workspace::open(m_path);
        ASSERT_TRUE(opened.has_value()) << opened.error().message;
        m_workspace.emplace(std::move(*opened));
    }
    const RegionState& region(const std::string& id)
    {
        return m_workspace->state().region(*m_workspace->state().catalog().findRegion(id));
    }
    std::uint64_t index() { return m_workspace->journal().durableIndex(); }

    ScratchFolder m_folder;
    std::string m_path = m_folder.file("estate.journal");
    Timestamp m_now = sampleEpoch;
    std::optional<Workspace> m_workspace;
};

}  // namespace estate::testing
