// The part of a Journal that keeps images of the state, and makes a file that begins with one.
#include <algorithm>
#include <vector>

#include "engine/journal/journal_store.h"
#include "engine/journal/record_reader.h"

namespace estate {

namespace {

Result<std::vector<std::uint64_t>> imageIndexes(const sqlite::Connection& connection)
{
    auto rows = sqlite::Statement::prepare(connection, "SELECT idx FROM images ORDER BY idx");
    if (!rows)
        return tl::unexpected(rows.error());
    std::vector<std::uint64_t> indexes;
    while (true) {
        const Result<bool> row = rows->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            return indexes;
        indexes.push_back(static_cast<std::uint64_t>(rows->integer(0)));
    }
}

Result<std::string> imageBytes(const sqlite::Connection& connection, std::uint64_t index)
{
    auto row = sqlite::Statement::prepare(connection, "SELECT payload FROM images WHERE idx = ?1");
    if (!row)
        return tl::unexpected(row.error());
    row->bind(0, static_cast<std::int64_t>(index));
    const Result<bool> found = row->step();
    if (!found)
        return tl::unexpected(found.error());
    return *found ? std::string(row->bytes(0)) : std::string();
}

// Every second one of the older half goes, so that what stays lies further apart the older it is.
std::vector<std::uint64_t> surplusOf(const std::vector<std::uint64_t>& indexes, std::uint64_t base)
{
    std::vector<std::uint64_t> surplus;
    if (indexes.size() <= imagesMax)
        return surplus;
    for (std::size_t i = 0; i < indexes.size() / 2; i += 2)
        if (indexes[i] != base)
            surplus.push_back(indexes[i]);
    return surplus;
}

}  // namespace

Result<void> Journal::putImage(std::string_view bytes)
{
    Store& store = *m_store;
    if (auto writable = store.checkWritable(); !writable)
        return writable;
    if (!store.connection.inTransaction())
        if (auto begun = store.connection.execute("BEGIN IMMEDIATE"); !begun)
            return begun;
    const auto put = [&]() -> Result<void> {
        auto insert = sqlite::Statement::prepare(
            store.connection, "INSERT OR REPLACE INTO images(idx, payload) VALUES(?1, ?2)");
        if (!insert)
            return tl::unexpected(insert.error());
        insert->bind(0, static_cast<std::int64_t>(store.pending.index));
        insert->bindBlob(1, bytes);
        if (auto inserted = insert->run(); !inserted)
            return inserted;
        const auto indexes = imageIndexes(store.connection);
        if (!indexes)
            return tl::unexpected(indexes.error());
        auto remove =
            sqlite::Statement::prepare(store.connection, "DELETE FROM images WHERE idx = ?1");
        if (!remove)
            return tl::unexpected(remove.error());
        for (const std::uint64_t index : surplusOf(*indexes, store.base.index)) {
            remove->bind(0, static_cast<std::int64_t>(index));
            if (auto removed = remove->run(); !removed)
                return removed;
        }
        return {};
    }();
    if (!put) {
        store.rollBack();
        static_cast<void>(store.loadHead());
    }
    return put;
}

Result<std::optional<StateImage>> Journal::imageUpTo(std::uint64_t index) const
{
    if (m_store->format < 2)
        return std::optional<StateImage>();
    const auto indexes = imageIndexes(m_store->connection);
    if (!indexes)
        return tl::unexpected(indexes.error());
    for (auto at = indexes->rbegin(); at != indexes->rend(); ++at) {
        // Without the record behind it nothing vouches for it.
        if (*at > index || *at < m_store->base.index || *at >= m_store->pending.index)
            continue;
        std::optional<Digest> vouched;
        const auto read = this->read(*at + 1, *at + 1, [&](const JournalRecord& record) {
            if (const auto* taken = std::get_if<ImageTaken>(&record.envelope.event))
                vouched = taken->image;
            return false;
        });
        if (!read || !vouched)
            continue;
        auto bytes = imageBytes(m_store->connection, *at);
        if (!bytes)
            return tl::unexpected(bytes.error());
        if (sha256(*bytes) == *vouched)
            return std::optional(StateImage{*at, std::move(*bytes)});
    }
    return std::optional<StateImage>();
}

Result<std::vector<std::uint64_t>> Journal::images() const
{
    return m_store->format < 2 ? Result<std::vector<std::uint64_t>>()
                               : imageIndexes(m_store->connection);
}

Result<void> Journal::Store::checkImages() const
{
    if (format < 2)
        return {};
    const auto indexes = imageIndexes(connection);
    if (!indexes)
        return tl::unexpected(indexes.error());
    for (const std::uint64_t index : *indexes) {
        // A look at an earlier moment doesn't see the record that vouches.
        if (index >= durable.index && upTo != wholeLog)
            continue;
        const auto bytes = imageBytes(connection, index);
        if (!bytes)
            return tl::unexpected(bytes.error());
        bool vouched = false;
        if (index >= base.index && index < durable.index) {
            const auto read = readRecords(
                connection, base, index + 1, index + 1, [&](const JournalRecord& record) {
                    const auto* taken = std::get_if<ImageTaken>(&record.envelope.event);
                    vouched = taken != nullptr && taken->image == sha256(*bytes);
                    return false;
                });
            if (!read)
                return read;
        }
        if (!vouched)
            return fail(ErrorCode::damaged,
                        "The image of the state at record " + std::to_string(index) +
                            " is not the one that was taken. The records themselves verify.",
                        {{"problem", "image"}, {"index", std::to_string(index)}});
    }
    return {};
}

}  // namespace estate
