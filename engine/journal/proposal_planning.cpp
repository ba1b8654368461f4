#include "engine/journal/proposal_planning.h"

#include <optional>
#include <utility>

#include "engine/journal/workspace_parts.h"

namespace estate {

struct ProposalPlanning::Parts {
    std::string author;
    Timestamp now;
    Duration lifetime;
    std::uint64_t head = 0;  // of the log when it was begun
    Change change;           // on that head
    Digest replaces;
    OccasionPlanning planning;
    bool finished = false;
};

ProposalPlanning::ProposalPlanning(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
ProposalPlanning::ProposalPlanning(ProposalPlanning&&) noexcept = default;
ProposalPlanning& ProposalPlanning::operator=(ProposalPlanning&&) noexcept = default;
ProposalPlanning::~ProposalPlanning() = default;

bool ProposalPlanning::step()
{
    m_parts->finished = !m_parts->planning.step();
    return !m_parts->finished;
}

PlanningProgress ProposalPlanning::progress() const
{
    return m_parts->planning.progress();
}

Result<ProposalPlanning> Workspace::beginProposal(const std::string& author,
                                                  ProposalOpened occasion, Timestamp now,
                                                  Duration lifetime) const
{
    if (auto named = checkOperator(author); !named)
        return tl::unexpected(named.error());
    if (lifetime.value == 0 || lifetime > proposalLifetimeMax)
        return fail(ErrorCode::badInput,
                    "A proposal lives for more than nothing and at most 31 days.");
    auto change = m_parts->change(author, now);
    if (!change)
        return tl::unexpected(change.error());
    const Digest replaces = occasion.replaces;
    auto planning =
        OccasionPlanning::begin(change->state(), change->governance(), m_parts->approvedRules,
                                std::move(occasion), change->at());
    if (!planning)
        return tl::unexpected(planning.error());
    return ProposalPlanning(std::make_unique<ProposalPlanning::Parts>(
        ProposalPlanning::Parts{author, now, lifetime, m_parts->scheduler.lastIndex(),
                                std::move(*change), replaces, std::move(*planning)}));
}

Result<ProposalPlanning> Workspace::beginProposal(const std::string& author,
                                                  const std::string& title,
                                                  const FailureSet& failures, Timestamp now,
                                                  Duration lifetime) const
{
    ProposalOpened occasion;
    occasion.title = title;
    occasion.failures = failures;
    return beginProposal(author, std::move(occasion), now, lifetime);
}

Result<Digest> Workspace::openProposal(ProposalPlanning planning)
{
    ProposalPlanning::Parts& made = *planning.m_parts;
    ESTATE_ENSURE(made.finished);
    ProposalOpened opened = made.planning.take().content;
    std::optional<Change> change;
    if (m_parts->scheduler.lastIndex() == made.head) {
        change.emplace(std::move(made.change));
    } else {
        auto anew = m_parts->change(made.author, made.now);
        if (!anew)
            return tl::unexpected(anew.error());
        if (!basisHolds(anew->state(), anew->governance(), opened, anew->at()))
            return fail(ErrorCode::contradiction,
                        "The estate moved while this was planned, and what the plan rests on is "
                        "not as it was. Nothing was proposed; look at the plan again.",
                        {{"basis", "changed"}});
        change.emplace(std::move(*anew));
    }
    opened.replaces = made.replaces;
    opened.expiresAt = change->at() + made.lifetime;
    opened.drill = change->governance().drill().has_value();
    opened.proposal = proposalId(opened, change->nextIndex());
    const Digest id = opened.proposal;
    if (auto added = change->add(std::move(opened)); !added)
        return tl::unexpected(added.error());
    if (auto adopted = m_parts->adopt(std::move(*change)); !adopted)
        return tl::unexpected(adopted.error());
    return id;
}

// As everybody proposes who does not step himself.
Result<Digest> Workspace::proposeAtOnce(const std::string& author, ProposalOpened occasion,
                                        Timestamp now, Duration lifetime)
{
    auto planning = beginProposal(author, std::move(occasion), now, lifetime);
    if (!planning)
        return tl::unexpected(planning.error());
    while (planning->step()) {
    }
    return openProposal(std::move(*planning));
}

}  // namespace estate
