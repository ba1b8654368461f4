// A workspace in a scratch journal whose cuts are carried step by step, for tests that close it in
// between.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/journal/workspace.h"
#include "tests/unit/scratch_folder.h"

namespace estate::testing {

class CutWorkspace : public ::testing::Test {
protected:
    void create(const EstateSource& source)
    {
        auto created = Workspace::create(m_path, source, "ada", m_now);
        ASSERT_TRUE(created.has_value()) << created.error().message;
        m_workspace.emplace(std::move(*created));
    }
    Timestamp later(Duration after = seconds(1))
    {
        m_now = m_now + after;
        return m_now;
    }
    Result<void> declare(const std::string& operation, const CutSelection& selection)
    {
        return m_workspace->declareCut("ada", operation, CutKind::snapshot, selection, later());
    }
    // One step; whether the cut has ended.
    bool step(const std::string& operation, Duration after = seconds(1))
    {
        const auto ended = m_workspace->stepCut(operation, later(after));
        EXPECT_TRUE(ended.has_value()) << ended.error().message;
        return !ended || *ended;
    }
    void finish(const std::string& operation)
    {
        for (int steps = 0; !step(operation); ++steps)
            ASSERT_LT(steps, 10) << "the cut does not end";
    }
    // Closes the journal and opens it again: everything is as it was.
    void reopen()
    {
        const Digest state = m_workspace->state().hash();
        const Digest boundary = m_workspace->boundary().store().digest();
        const std::uint64_t updates = m_workspace->boundary().updates();
        std::vector<Timestamp> published = publishedAt();
        m_workspace.reset();
        auto opened = Workspace::open(m_path);
        ASSERT_TRUE(opened.has_value()) << opened.error().message;
        m_workspace.emplace(std::move(*opened));
        EXPECT_EQ(m_workspace->state().hash(), state);
        EXPECT_EQ(m_workspace->boundary().store().digest(), boundary);
        EXPECT_EQ(m_workspace->boundary().updates(), updates);
        EXPECT_EQ(publishedAt(), published);
    }
    [[nodiscard]] std::vector<Timestamp> publishedAt() const
    {
        std::vector<Timestamp> at;
        for (std::uint32_t i = 0; i < m_workspace->state().regionCount(); ++i)
            at.push_back(m_workspace->boundary().publishedAt(RegionIndex(i)));
        return at;
    }
    // Names of the events after an index.
    [[nodiscard]] std::vector<std::string> eventsAfter(std::uint64_t index) const
    {
        std::vector<std::string> names;
        const auto read = m_workspace->journal().read(
            index + 1, m_workspace->journal().durableIndex(), [&](const JournalRecord& record) {
                names.emplace_back(eventName(record.envelope.event));
                return true;
            });
        EXPECT_TRUE(read.has_value());
        return names;
    }
    [[nodiscard]] std::uint64_t index() const { return m_workspace->journal().durableIndex(); }
    [[nodiscard]] const CutState& cut(const std::string& operation) const
    {
        const CutState* found = m_workspace->state().findCut(operation);
        ESTATE_ENSURE(found != nullptr);
        return *found;
    }
    [[nodiscard]] PublishedCut published(const std::string& operation) const
    {
        const BoundaryRecord* record = m_workspace->boundary().store().find(manifestKey(operation));
        ESTATE_ENSURE(record != nullptr);
        return std::get<PublishedCut>(record->value);
    }
    // Whether the cut keeps its checkpoint; regions keep what they consumed.
    [[nodiscard]] bool keepsCheckpoint(const std::string& operation) const
    {
        const auto directory = m_workspace->directory();
        EXPECT_TRUE(directory.has_value());
        const auto holders =
            (*directory)->directory().holdersOf(cut(operation).manifest().checkpoint);
        return std::count(holders.begin(), holders.end(), "cut " + operation) > 0;
    }
    template <typename T>
    void expectRefused(const Result<T>& result, ErrorCode code, std::uint64_t before)
    {
        ASSERT_FALSE(result.has_value());
        EXPECT_EQ(errorCodeName(result.error().code), errorCodeName(code))
            << result.error().message;
        EXPECT_EQ(index(), before) << "a refusal is journaled";
    }

    ScratchFolder m_folder;
    std::string m_path = m_folder.file("estate.journal");
    Timestamp m_now = sampleEpoch;
    std::optional<Workspace> m_workspace;
};

}  // namespace estate::testing
