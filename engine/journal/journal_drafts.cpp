// The part of a Journal that keeps drafts: each step of one is durable by itself.
#include <utility>

#include "engine/estate/identifiers.h"
#include "engine/journal/journal_store.h"

namespace estate {

namespace {

Digest editDigest(const std::string& draft, std::uint64_t position, const DraftEditRow& edit)
{
    return Hasher("draft-edit/1")
        .put(draft)
        .put(position)
        .put(edit.label)
        .put(edit.payload)
        .finish();
}

// Over the heading and all edits, so that none of them can go or change places unnoticed.
Digest draftDigest(const DraftRow& draft)
{
    Hasher hasher("draft/1");
    hasher.put(draft.name).put(draft.author).put(draft.begunIndex).put(draft.base);
    hasher.put(draft.cursor).put(draft.edits.size());
    for (std::size_t i = 0; i < draft.edits.size(); ++i)
        hasher.put(editDigest(draft.name, i + 1, draft.edits[i]));
    return hasher.finish();
}

tl::unexpected<Error> damagedDraft(const std::string& name, const std::string& what)
{
    return fail(ErrorCode::damaged,
                "The draft \"" + name + "\" of the journal does not verify: " + what +
                    " was changed. The log itself is not touched by it; end the draft, or restore "
                    "the file from a backup.",
                {{"problem", "draft"}, {"draft", name}});
}

// Rows of one draft, numbered without a gap from 1.
Result<void> readEdits(const sqlite::Connection& connection, DraftRow& draft)
{
    auto rows = sqlite::Statement::prepare(
        connection, "SELECT position, label, payload, digest FROM draft_edits WHERE draft = ?1"
                    " ORDER BY position");
    if (!rows)
        return tl::unexpected(rows.error());
    rows->bindText(0, draft.name);
    for (std::uint64_t position = 1;; ++position) {
        const Result<bool> row = rows->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            break;
        DraftEditRow edit{std::string(rows->bytes(1)), std::string(rows->bytes(2))};
        const auto digest = Digest::fromBytes(rows->bytes(3));
        if (rows->integer(0) != static_cast<std::int64_t>(position) ||
            digest != editDigest(draft.name, position, edit))
            return damagedDraft(draft.name, "edit " + std::to_string(position));
        draft.edits.push_back(std::move(edit));
    }
    return draft.cursor <= draft.edits.size() ? Result<void>()
                                              : damagedDraft(draft.name, "its list of edits");
}

constexpr std::string_view headingColumns =
    "SELECT name, author, begun_idx, base, cursor, digest FROM drafts ";

// The draft whose heading is in the statement's row, with its edits.
Result<DraftRow> verifiedDraft(const sqlite::Connection& connection, const sqlite::Statement& row)
{
    DraftRow draft;
    draft.name = row.bytes(0);
    draft.author = row.bytes(1);
    draft.begunIndex = static_cast<std::uint64_t>(row.integer(2));
    draft.base = Digest::fromBytes(row.bytes(3)).value_or(Digest{});
    draft.cursor = static_cast<std::uint64_t>(row.integer(4));
    const auto digest = Digest::fromBytes(row.bytes(5));
    if (auto edits = readEdits(connection, draft); !edits)
        return tl::unexpected(edits.error());
    if (digest != draftDigest(draft))
        return damagedDraft(draft.name, "its heading or its list of edits");
    return draft;
}

Result<std::vector<DraftRow>> readDrafts(const sqlite::Connection& connection)
{
    auto rows =
        sqlite::Statement::prepare(connection, std::string(headingColumns) + "ORDER BY name");
    if (!rows)
        return tl::unexpected(rows.error());
    std::vector<DraftRow> drafts;
    while (true) {
        const Result<bool> row = rows->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            break;
        auto draft = verifiedDraft(connection, *rows);
        if (!draft)
            return tl::unexpected(draft.error());
        drafts.push_back(std::move(*draft));
    }
    const auto strays = connection.integer("SELECT count(*) FROM draft_edits e WHERE NOT EXISTS"
                                           "(SELECT 1 FROM drafts d WHERE d.name = e.draft)");
    if (!strays)
        return tl::unexpected(strays.error());
    if (*strays != 0)
        return fail(ErrorCode::damaged, "The journal holds edits that belong to no draft.",
                    {{"problem", "draft"}});
    return drafts;
}

// Only this one: what is wrong with another is no reason to lose it.
Result<DraftRow> readDraft(const sqlite::Connection& connection, const std::string& name)
{
    auto row =
        sqlite::Statement::prepare(connection, std::string(headingColumns) + "WHERE name = ?1");
    if (!row)
        return tl::unexpected(row.error());
    row->bindText(0, name);
    const Result<bool> found = row->step();
    if (!found)
        return tl::unexpected(found.error());
    if (*found)
        return verifiedDraft(connection, *row);
    return fail(ErrorCode::unknownId,
                "There is no draft \"" + name + "\" in this journal; list the drafts.",
                {{"draft", name}});
}

Result<void> writeHeading(const sqlite::Connection& connection, const DraftRow& draft)
{
    auto put = sqlite::Statement::prepare(
        connection, "INSERT OR REPLACE INTO drafts(name, author, begun_idx, base, cursor, digest)"
                    " VALUES(?1, ?2, ?3, ?4, ?5, ?6)");
    if (!put)
        return tl::unexpected(put.error());
    put->bindText(0, draft.name);
    put->bindText(1, draft.author);
    put->bind(2, static_cast<std::int64_t>(draft.begunIndex));
    put->bindBlob(3, draft.base.view());
    put->bind(4, static_cast<std::int64_t>(draft.cursor));
    put->bindBlob(5, draftDigest(draft).view());
    return put->run();
}

// Edits behind `position` go.
Result<void> dropEdits(const sqlite::Connection& connection, const std::string& name,
                       std::uint64_t position)
{
    auto drop = sqlite::Statement::prepare(
        connection, "DELETE FROM draft_edits WHERE draft = ?1 AND position > ?2");
    if (!drop)
        return tl::unexpected(drop.error());
    drop->bindText(0, name);
    drop->bind(1, static_cast<std::int64_t>(position));
    return drop->run();
}

Result<void> writeEdit(const sqlite::Connection& connection, const std::string& name,
                       std::uint64_t position, const DraftEditRow& edit)
{
    auto put = sqlite::Statement::prepare(
        connection, "INSERT INTO draft_edits(draft, position, label, payload, digest)"
                    " VALUES(?1, ?2, ?3, ?4, ?5)");
    if (!put)
        return tl::unexpected(put.error());
    put->bindText(0, name);
    put->bind(1, static_cast<std::int64_t>(position));
    put->bindText(2, edit.label);
    put->bindBlob(3, edit.payload);
    put->bindBlob(4, editDigest(name, position, edit).view());
    return put->run();
}

Result<void> checkName(const std::string& name)
{
    if (name.size() <= draftNameBytesMax && checkForeignId(name))
        return {};
    return fail(ErrorCode::badInput,
                "A draft's name has 1 to " + std::to_string(draftNameBytesMax) +
                    " bytes of text on one line.",
                {{"draft", name}});
}

}  // namespace

Result<std::vector<DraftRow>> Journal::drafts() const
{
    return m_store->format < 2 ? Result<std::vector<DraftRow>>() : readDrafts(m_store->connection);
}

Result<DraftRow> Journal::draft(const std::string& name) const
{
    if (m_store->format < 2)
        return fail(ErrorCode::unknownId, "A journal of format 1 has no drafts.",
                    {{"draft", name}});
    return readDraft(m_store->connection, name);
}

Result<void> Journal::beginDraft(const std::string& name, const std::string& author,
                                 const Digest& base)
{
    if (auto named = checkName(name); !named)
        return named;
    return m_store->durably([&]() -> Result<void> {
        const auto known = readDraft(m_store->connection, name);
        if (known || known.error().code != ErrorCode::unknownId)
            return fail(ErrorCode::duplicateId,
                        "There is a draft \"" + name + "\" already; choose another name.",
                        {{"draft", name}});
        return writeHeading(m_store->connection,
                            DraftRow{name, author, m_store->durable.index, base, 0, {}});
    });
}

Result<void> Journal::putDraftEdit(const std::string& name, const DraftEditRow& edit)
{
    if (edit.payload.size() > draftPayloadBytesMax)
        return fail(ErrorCode::badInput,
                    "One edit of a draft has at most " + std::to_string(draftPayloadBytesMax) +
                        " bytes; split it.",
                    {{"draft", name}});
    return m_store->durably([&]() -> Result<void> {
        auto draft = readDraft(m_store->connection, name);
        if (!draft)
            return tl::unexpected(draft.error());
        if (auto dropped = dropEdits(m_store->connection, name, draft->cursor); !dropped)
            return dropped;
        draft->edits.resize(static_cast<std::size_t>(draft->cursor));
        draft->edits.push_back(edit);
        ++draft->cursor;
        if (auto written = writeEdit(m_store->connection, name, draft->cursor, edit); !written)
            return written;
        return writeHeading(m_store->connection, *draft);
    });
}

Result<void> Journal::moveDraftCursor(const std::string& name, std::uint64_t cursor)
{
    return m_store->durably([&]() -> Result<void> {
        auto draft = readDraft(m_store->connection, name);
        if (!draft)
            return tl::unexpected(draft.error());
        if (cursor > draft->edits.size())
            return fail(ErrorCode::outOfOrder,
                        "The draft \"" + name + "\" has " + std::to_string(draft->edits.size()) +
                            " edits; there is nothing more to do again.",
                        {{"draft", name}});
        draft->cursor = cursor;
        return writeHeading(m_store->connection, *draft);
    });
}

Result<void> Journal::endDraft(const std::string& name)
{
    return m_store->durably([&]() -> Result<void> {
        auto drop =
            sqlite::Statement::prepare(m_store->connection, "DELETE FROM drafts WHERE name = ?1");
        if (!drop)
            return tl::unexpected(drop.error());
        drop->bindText(0, name);
        if (auto dropped = drop->run(); !dropped)
            return dropped;
        return dropEdits(m_store->connection, name, 0);
    });
}

Result<void> Journal::Store::checkDrafts() const
{
    if (format < 2)
        return {};
    const auto read = readDrafts(connection);
    return read ? Result<void>() : tl::unexpected(read.error());
}

}  // namespace estate
