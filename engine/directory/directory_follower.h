// Keeps an estate's directory current with its log. It is built when it is first needed, because
// most programs never ask; checkpoints are taken where the log took them and must be the same.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/directory/estate_directory.h"
#include "engine/estate/state.h"

namespace estate {

class DirectoryFollower {
public:
    DirectoryFollower() = default;
    DirectoryFollower(const EstateSource& source, const EstateState& opened);
    // Takes up where another one was that had followed the log up to this state: with what its
    // history() gave. Nothing is built.
    DirectoryFollower(const EstateSource& source, const EstateState& state,
                      std::optional<DirectoryHistory> history);
    // For an image of the estate (wire/image_wire.h); none while the log said nothing about
    // relationships, checkpoints and cuts: the directory is then that of the catalog as it is.
    [[nodiscard]] std::optional<DirectoryHistory> history() const;
    [[nodiscard]] const EstateSource& source() const { return m_source; }

    // After the event was applied. wrongCheckpoint: the log took a checkpoint of another content. A
    // declared cut that selects is resolved again and refused as checkAgainst() says.
    [[nodiscard]] Result<void> follow(const Event& event, const EstateState& after);
    [[nodiscard]] Result<EstateDirectory*> directory() const;
    [[nodiscard]] bool built() const { return m_directory != nullptr; }
    // What the next CheckpointTaken says; none when the last one still has this content and as many
    // volumes.
    [[nodiscard]] Result<std::optional<CheckpointRef>> nextCheckpoint() const;

private:
    [[nodiscard]] Result<void> declared(const CutDeclared& event, const EstateState& after);
    EstateSource m_source;
    // Shares its partitions with the present state; only its catalog is of interest.
    mutable std::optional<EstateState> m_opened;
    mutable std::optional<DirectoryHistory> m_history;  // from before m_opened
    mutable std::unique_ptr<EstateDirectory> m_directory;
    bool m_followed = false;                // some event
    std::vector<CheckpointRef> m_consumed;  // by region; each holds its own
};

}  // namespace estate
