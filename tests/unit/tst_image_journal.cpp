// Journals that people wrote: losses that are planned, partly prepared, committed and taken home,
// and cuts that are declared, promised, decided and ended. Each is left at many indexes.
#include "engine/journal/workspace.h"
#include "tests/unit/image_fixture.h"

namespace estate {
namespace {

using namespace estate::testing;

class JournalImage : public ::testing::Test {
protected:
    void open(const EstateSource& source)
    {
        auto created = Workspace::inMemory(source);
        ASSERT_TRUE(created.has_value()) << created.error().message;
        m_workspace.emplace(std::move(*created));
        m_now = m_workspace->lastTimestamp();
    }
    Timestamp later(Duration after = seconds(1))
    {
        m_now = m_now + after;
        return m_now;
    }
    void execute(const Result<Digest>& proposal, int stepsMax = 1'000'000)
    {
        ASSERT_TRUE(proposal.has_value()) << proposal.error().message;
        ASSERT_TRUE(m_workspace->judge(*proposal, "grace", Verdict::approve, "", later()));
        const std::uint64_t lost = m_workspace->proposals().find(*proposal)->content.lostOperations;
        const auto begun = m_workspace->beginCommit(*proposal, "ada", lost, later());
        ASSERT_TRUE(begun.has_value()) << begun.error().message;
        for (int i = 0; i < stepsMax; ++i) {
            const auto finished = m_workspace->stepCommit(later(Duration(1)));
            ASSERT_TRUE(finished.has_value()) << finished.error().message;
            if (*finished)
                return;
        }
    }
    void lose(const std::string& region, int stepsMax = 1'000'000)
    {
        execute(m_workspace->propose("ada", "loss of " + region, {{region}, {}, {}}, later()),
                stepsMax);
    }
    void goHome(const std::string& region)
    {
        ASSERT_TRUE(m_workspace->changeRegion("ada", region, RegionChange::online, later()));
        execute(m_workspace->proposeFailback("ada", "home", {region}, later()));
    }
    void cut(const std::string& operation, const std::string& region, int steps)
    {
        const auto declared = m_workspace->declareCut("ada", operation, CutKind::snapshot,
                                                      {{}, {region}, false, false, false}, later());
        ASSERT_TRUE(declared.has_value()) << declared.error().message;
        for (int i = 0; i < steps; ++i)
            ASSERT_TRUE(m_workspace->stepCut(operation, later()).has_value());
    }
    [[nodiscard]] std::vector<Envelope> log() const
    {
        std::vector<Envelope> log;
        const auto read = m_workspace->journal().read(1, m_workspace->journal().durableIndex(),
                                                      [&](const JournalRecord& record) {
                                                          log.push_back(record.envelope);
                                                          return true;
                                                      });
        EXPECT_TRUE(read.has_value());
        return log;
    }

    std::optional<Workspace> m_workspace;
    Timestamp m_now;
};

TEST_F(JournalImage, ofFourRegionsGoesOnFromEveryIndex)
{
    open({EstateOrigin::fourRegion, 1'000, ""});
    cut("before", "us-east-1", 4);
    lose("us-east-1");
    ASSERT_NO_FATAL_FAILURE(goHome("us-east-1"));
    cut("undecided", "us-east-2", 1);
    cut("decided", "us-east-2", 2);
    cut("taken back", "us-east-2", 1);
    ASSERT_TRUE(m_workspace->abortCut("ada", "taken back", "no", later()).has_value());
    lose("us-east-2", 2);
    ASSERT_FALSE(m_workspace->state().gangs().empty()) << "nothing is left undecided";
    const auto events = log();
    EXPECT_EQ(expectGoesOn(events, indexesOf(events.size(), events.size())), events.size());
}

TEST_F(JournalImage, ofTheFederalEstateGoesOn)
{
    open({EstateOrigin::federal, 1'000, ""});
    lose("r017");
    ASSERT_NO_FATAL_FAILURE(goHome("r017"));
    cut("cut", "r300", 1);
    lose("r018", 3);
    ASSERT_FALSE(m_workspace->state().gangs().empty()) << "nothing is left undecided";
    const auto events = log();
    std::set<std::uint64_t> at = indexesOf(events.size(), 3);
    for (const Envelope& envelope : events)  // and in the midst of the cut
        if (std::holds_alternative<CutDeclared>(envelope.event) ||
            std::holds_alternative<CutPrepared>(envelope.event))
            at.insert(envelope.index);
    EXPECT_GE(expectGoesOn(events, at), 5u);
}

TEST_F(JournalImage, ofAnEstateNobodyAskedForTheDirectoryOfLeavesItUnbuilt)
{
    open({EstateOrigin::federal, 1'000, ""});
    lose("r017", 1);
    Replayed original;
    for (const Envelope& envelope : log())
        ASSERT_TRUE(original.apply(envelope).has_value());
    EXPECT_FALSE(original.directory.built());
    const std::string image = original.image();
    EXPECT_FALSE(original.directory.built());
    const auto restored = fromImage(image);
    ASSERT_TRUE(restored.has_value());
    EXPECT_FALSE(restored->directory.built());
    expectSameDirectory(original.directory, restored->directory);
    EXPECT_EQ(original.image(), image) << "that it was built says nothing new";
}

}  // namespace
}  // namespace estate
