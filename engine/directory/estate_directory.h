// The directory of an estate: built once from where the estate comes from, then kept current by the
// events that change relationships. The same log gives the same directory, record by record.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/directory/directory.h"
#include "engine/directory/directory_history.h"
#include "engine/estate/event.h"

namespace estate {

// Whether an event can change the directory: databases and consistency groups, whose edges it adds
// and removes, and applications and regions, which become part of the numbering.
[[nodiscard]] bool changesRelationships(const Event& event);

// Edges that no projection numbered get ids from here on, one after the other.
inline constexpr std::uint64_t firstEventEdge = std::uint64_t{1} << 32;

class EstateDirectory {
public:
    // Federal: the projection's edges and those of the profile's graph. Others: databases
    // (database backed by volume, application uses database) and consistency groups (a chain over
    // their members, ascending) of the catalog as it was opened. A catalog of another estate than
    // the source's is badInput.
    [[nodiscard]] static Result<EstateDirectory> build(const EstateSource& source,
                                                       const Catalog& catalog);
    // What build() and every event since came to, and the directory that comes to the same; the
    // catalog is then the one after the last of these events. A history that is of another source
    // or catalog is damaged.
    [[nodiscard]] DirectoryHistory history() const;
    [[nodiscard]] static Result<EstateDirectory>
    restore(const EstateSource& source, const Catalog& catalog, const DirectoryHistory& history);
    // After the event was applied: what a replaced group or database had is removed, what it has
    // now is added; what stays the same stays. Refused as the directory refuses, and then nothing
    // has changed: call again when the partition answers. An event without effect has none here.
    [[nodiscard]] Result<void> follow(const Event& event, const Catalog& catalog);

    [[nodiscard]] RelationshipDirectory& directory() { return m_directory; }
    [[nodiscard]] const RelationshipDirectory& directory() const { return m_directory; }
    // What a group or database has now, as edges; in the order of their ids.
    [[nodiscard]] std::vector<RelationshipEdge> edgesOf(DatabaseIndex database) const;
    [[nodiscard]] std::vector<RelationshipEdge> edgesOf(ConsistencyGroupIndex group) const;

    // Two estates' directories never share a numbering.
    EstateDirectory(const EstateDirectory&) = delete;
    EstateDirectory& operator=(const EstateDirectory&) = delete;
    EstateDirectory(EstateDirectory&&) = default;
    EstateDirectory& operator=(EstateDirectory&&) = default;
    ~EstateDirectory() = default;

private:
    using EdgeIds = std::vector<std::uint64_t>;
    explicit EstateDirectory(std::shared_ptr<EstateNumbering> numbering);
    // What the source says by itself: the projection's edges and those of its graph.
    [[nodiscard]] static Result<EstateDirectory> ground(const EstateSource& source,
                                                        const Catalog& catalog);
    [[nodiscard]] Result<void> addAgain(const DirectoryHistory& history, const Catalog& catalog);
    [[nodiscard]] Result<void> keepAgain(const DirectoryHistory& history);
    [[nodiscard]] Result<void> moveDatabaseAt(const RelationshipEnd& end);
    [[nodiscard]] Result<void> put(DatabaseIndex database, const Catalog& catalog);
    [[nodiscard]] Result<void> put(ConsistencyGroupIndex group, const Catalog& catalog);
    struct Replacement;
    // For `had` to become what `wanted` says, whose ids are still to be given out.
    [[nodiscard]] Result<Replacement> replacing(const EdgeIds& had,
                                                const std::vector<RelationshipEdge>& wanted) const;
    [[nodiscard]] EdgeIds replace(Replacement replacement);  // the edges that there are then
    [[nodiscard]] std::vector<RelationshipEdge> edges(const EdgeIds& ids) const;
    [[nodiscard]] RelationshipEnd endOf(const Node& node) const;

    std::shared_ptr<EstateNumbering> m_numbering;  // the directory's
    RelationshipDirectory m_directory;
    std::uint64_t m_nextEdge = firstEventEdge;
    std::vector<EdgeIds> m_databaseEdges;
    std::vector<EdgeIds> m_groupEdges;
};

}  // namespace estate
