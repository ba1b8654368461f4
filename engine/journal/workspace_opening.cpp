#include "engine/journal/workspace_opening.h"

#include <utility>

#include "engine/journal/replay.h"
#include "engine/journal/state_hashing.h"
#include "engine/journal/workspace_parts.h"

namespace estate {

struct WorkspaceOpening::Parts {
    using Part = OpeningProgress::Part;

    const WorkspaceParts* present;
    std::uint64_t index;
    std::unique_ptr<WorkspaceParts> opened;
    Replay replay;
    Part part = Part::copying;
    StateHashing hashing;

    Parts(const WorkspaceParts* from, std::uint64_t upTo, Journal begun)
        : present(from), index(upTo), opened(std::make_unique<WorkspaceParts>(std::move(begun))),
          replay(*opened, false)
    {
        opened->moments = from->moments;
    }
    [[nodiscard]] bool hashMore();
};

// The state's own hash is quick then, whoever asks for it.
bool WorkspaceOpening::Parts::hashMore()
{
    const EstateState& state = opened->scheduler.state();
    if (hashing.step(state))
        return true;
    static_cast<void>(state.hash());
    opened->resumeCuts();
    return false;
}

WorkspaceOpening::WorkspaceOpening(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
WorkspaceOpening::WorkspaceOpening(WorkspaceOpening&&) noexcept = default;
WorkspaceOpening& WorkspaceOpening::operator=(WorkspaceOpening&&) noexcept = default;
WorkspaceOpening::~WorkspaceOpening() = default;

Result<WorkspaceOpening> WorkspaceOpening::asOf(const Workspace& present, std::uint64_t index)
{
    auto begun = present.journal().beginAsOf(index);
    if (!begun)
        return tl::unexpected(begun.error());
    return WorkspaceOpening(
        std::make_unique<Parts>(present.m_parts.get(), index, std::move(*begun)));
}

Result<bool> WorkspaceOpening::step(std::uint64_t recordsMax)
{
    Parts& parts = *m_parts;
    if (parts.part == Parts::Part::hash)
        return parts.hashMore();
    if (parts.part == Parts::Part::copying) {
        const auto more = parts.present->journal.copyOn(parts.opened->journal, recordsMax);
        if (!more)
            return more;
        if (!*more)
            parts.part = Parts::Part::image;
        return true;
    }
    const auto more = parts.replay.step(recordsMax);
    if (!more)
        return more;
    if (!*more)
        parts.part = Parts::Part::hash;
    else if (parts.replay.stage() == Replay::Stage::records)
        parts.part = Parts::Part::records;
    return true;
}

OpeningProgress WorkspaceOpening::progress() const
{
    return {m_parts->part, m_parts->replay.next(), m_parts->replay.first(), m_parts->index};
}

std::uint64_t WorkspaceOpening::index() const
{
    return m_parts->index;
}

Workspace WorkspaceOpening::take()
{
    ESTATE_ENSURE(m_parts->opened && m_parts->part == Parts::Part::hash);
    return Workspace(std::move(m_parts->opened));
}

}  // namespace estate
