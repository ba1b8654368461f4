// The relationship directory as a command looks at it: at one checkpoint, with partitions that the
// look takes for unavailable, so that one can see what fails closed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/ctl/choice.h"
#include "app/ctl/document.h"
#include "engine/directory/closure.h"

namespace estate::ctl {

[[nodiscard]] Result<PartitionIndex> parsePartition(const std::string& text,
                                                    const std::string& option);
// Where something begins: never empty.
[[nodiscard]] Result<CutSelection> chosenSelection(const Arguments& arguments);

class DirectoryLook {
public:
    // At the last checkpoint while the directory's content is that one's, else at the one that
    // would be taken. The estate must outlive this.
    [[nodiscard]] static Result<DirectoryLook> of(const ChosenEstate& estate,
                                                  const std::vector<PartitionIndex>& unavailable);
    [[nodiscard]] const RelationshipDirectory& relations() const
    {
        return m_own ? *m_own : *m_shared;
    }
    [[nodiscard]] const DirectoryCheckpoint& at() const { return m_at; }
    [[nodiscard]] bool taken() const { return m_taken; }  // false: it would be
    [[nodiscard]] Result<Closure> closure(const CutSelection& selection,
                                          const Catalog& catalog) const;

private:
    DirectoryLook(const RelationshipDirectory& shared, DirectoryCheckpoint at, bool taken)
        : m_shared(&shared), m_at(std::move(at)), m_taken(taken)
    {}

    const RelationshipDirectory* m_shared;
    std::optional<RelationshipDirectory> m_own;  // where partitions are unavailable
    DirectoryCheckpoint m_at;
    bool m_taken;
};

// What every look at the directory begins with.
struct DirectoryView {
    ChosenEstate estate;
    DirectoryLook look;  // of the estate's directory, which stays where it is when this is moved
    std::uint64_t top = 0;
    [[nodiscard]] const Catalog& catalog() const { return estate.state().catalog(); }
};
[[nodiscard]] Result<DirectoryView> viewDirectory(const Arguments& arguments,
                                                  const Terminal& terminal);

// "3 (5fe7dcb2a1b0)"
[[nodiscard]] std::string checkpointText(const CheckpointRef& checkpoint);
// "checkpoint 3 (5fe7dcb2a1b0)", and that it was not taken yet where that is so.
[[nodiscard]] std::string checkpointText(const DirectoryLook& look);
[[nodiscard]] Json toJson(const CheckpointRef& checkpoint);
[[nodiscard]] Json toJson(const DirectoryLook& look);

}  // namespace estate::ctl
