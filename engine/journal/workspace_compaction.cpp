#include "engine/journal/workspace_compaction.h"

#include <optional>
#include <utility>

#include "engine/journal/workspace_parts.h"

namespace estate {

namespace {

Result<void> checkNothingExecutes(const Workspace& workspace)
{
    const Proposal* executing = workspace.proposals().executing();
    if (executing == nullptr)
        return {};
    return fail(ErrorCode::notAllowed,
                "Proposal " + executing->content.proposal.brief() +
                    " is being executed; finish or abort it before the journal is compacted.",
                {{"proposal", executing->content.proposal.hex()}});
}

}  // namespace

struct Compaction::Parts {
    using Part = CompactionProgress::Part;

    Workspace& workspace;
    WorkspaceParts& parts;
    std::string path;
    std::string actor;
    Part part = Part::verifying;
    JournalHead checked;
    std::optional<Journal> target;

    Parts(Workspace& of, WorkspaceParts& its, std::string file, std::string person)
        : workspace(of), parts(its), path(std::move(file)), actor(std::move(person)),
          checked(its.journal.base())
    {}
    ~Parts() { giveUp(); }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    void giveUp();
    [[nodiscard]] Result<bool> verify(std::uint64_t recordsMax, Timestamp now);
    [[nodiscard]] Result<bool> takeImage(Timestamp now);
    [[nodiscard]] Result<bool> copy(std::uint64_t recordsMax);
    [[nodiscard]] Result<bool> check(std::uint64_t recordsMax);
};

void Compaction::Parts::giveUp()
{
    if (part == Part::image)
        parts.imaging.reset();
    if (!target)
        return;
    target.reset();
    if (part != Part::finished)
        Journal::removeFile(path);
}

// What is left out can't be looked at again in the new file.
Result<bool> Compaction::Parts::verify(std::uint64_t recordsMax, Timestamp now)
{
    const auto more = parts.journal.verifyOn(checked, recordsMax);
    if (!more || *more)
        return more;
    if (auto noted = workspace.note(actor, "compaction-begun", path, {}, now); !noted)
        return tl::unexpected(noted.error());
    part = Part::image;
    return true;
}

Result<bool> Compaction::Parts::takeImage(Timestamp now)
{
    if (auto idle = checkNothingExecutes(workspace); !idle)
        return tl::unexpected(idle.error());
    const auto more = workspace.stepImage(now);
    if (!more || *more)
        return more;
    const auto image = parts.journal.imageUpTo(parts.imageIndex);
    if (!image)
        return tl::unexpected(image.error());
    ESTATE_ENSURE(image->has_value());
    auto begun = parts.journal.beginCompacted(path, **image);
    if (!begun)
        return tl::unexpected(begun.error());
    target.emplace(std::move(*begun));
    part = Part::copying;
    return true;
}

Result<bool> Compaction::Parts::copy(std::uint64_t recordsMax)
{
    const auto more = parts.journal.compactOn(*target, recordsMax);
    if (!more || *more)
        return more;
    checked = target->base();
    part = Part::checking;
    return true;
}

Result<bool> Compaction::Parts::check(std::uint64_t recordsMax)
{
    const auto more = target->verifyOn(checked, recordsMax);
    if (!more || *more)
        return more;
    part = Part::finished;
    target.reset();
    return false;
}

Compaction::Compaction(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
Compaction::Compaction(Compaction&&) noexcept = default;
Compaction& Compaction::operator=(Compaction&&) noexcept = default;
Compaction::~Compaction() = default;

Result<Compaction> Compaction::begin(Workspace& workspace, const std::string& path,
                                     const std::string& actor, Timestamp now)
{
    if (auto allowed = workspace.require(actor, Role::deskOperator, "compact a journal"); !allowed)
        return tl::unexpected(allowed.error());
    if (auto idle = checkNothingExecutes(workspace); !idle)
        return tl::unexpected(idle.error());
    if (auto free = Journal::checkFree(path); !free)
        return tl::unexpected(free.error());
    if (auto writable = workspace.m_parts->change(actor, now); !writable)
        return tl::unexpected(writable.error());
    return Compaction(std::make_unique<Parts>(workspace, *workspace.m_parts, path, actor));
}

Result<bool> Compaction::step(std::uint64_t recordsMax, Timestamp now)
{
    switch (m_parts->part) {
    case Parts::Part::verifying: return m_parts->verify(recordsMax, now);
    case Parts::Part::image: return m_parts->takeImage(now);
    case Parts::Part::copying: return m_parts->copy(recordsMax);
    case Parts::Part::checking: return m_parts->check(recordsMax);
    case Parts::Part::finished: break;
    }
    return false;
}

CompactionProgress Compaction::progress() const
{
    const Parts& parts = *m_parts;
    const Journal& journal = parts.parts.journal;
    switch (parts.part) {
    case Parts::Part::verifying:
        return {parts.part, parts.checked.index - journal.base().index,
                journal.head().index - journal.base().index};
    case Parts::Part::copying:
        return {parts.part, parts.target->pendingIndex() - parts.target->base().index,
                journal.durableIndex() - parts.target->base().index};
    case Parts::Part::checking:
        return {parts.part, parts.checked.index - parts.target->base().index,
                parts.target->head().index - parts.target->base().index};
    case Parts::Part::image:
    case Parts::Part::finished: break;
    }
    return {parts.part, 0, 0};
}

}  // namespace estate
