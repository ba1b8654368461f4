#include "engine/journal/journal_schema.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/journal/journal.h"
#include "engine/journal/journal_file.h"

namespace estate {

namespace {

// What a format's files hold. SQLite stores each text as it stands here, and checkJournalSchema()
// compares it.
struct SchemaObject {
    std::uint32_t since;  // the first format that has it in this form
    std::uint32_t until;  // the last one; formatsMax: the present one still has it
    std::string_view name;
    const char* sql;
};
constexpr std::uint32_t formatsMax = ~std::uint32_t{0};

constexpr std::array<SchemaObject, 17> schemaObjects = {{
    {1, formatsMax, "events",
     "CREATE TABLE events(idx INTEGER PRIMARY KEY CHECK(idx > 0),"
     " at_ns INTEGER NOT NULL CHECK(at_ns >= 0), actor TEXT NOT NULL, kind TEXT NOT NULL,"
     " payload BLOB NOT NULL, previous BLOB NOT NULL CHECK(length(previous) = 32),"
     " hash BLOB NOT NULL CHECK(length(hash) = 32)) STRICT"},
    {1, formatsMax, "decisions",
     "CREATE TABLE decisions(idx INTEGER PRIMARY KEY,"
     " planner_version INTEGER NOT NULL CHECK(planner_version > 0),"
     " payload BLOB NOT NULL) STRICT"},
    // In front of the first record there is nothing, or what a compacted file left out.
    {2, formatsMax, "base",
     "CREATE TABLE base(idx INTEGER PRIMARY KEY CHECK(idx > 0),"
     " at_ns INTEGER NOT NULL CHECK(at_ns >= 0),"
     " hash BLOB NOT NULL CHECK(length(hash) = 32)) STRICT"},
    {2, formatsMax, "format_versions",
     "CREATE TABLE format_versions(version INTEGER PRIMARY KEY CHECK(version > 0),"
     " since_idx INTEGER NOT NULL CHECK(since_idx >= 0)) STRICT"},
    {2, formatsMax, "images",
     "CREATE TABLE images(idx INTEGER PRIMARY KEY CHECK(idx > 0), payload BLOB NOT NULL) STRICT"},
    {2, formatsMax, "drafts",
     "CREATE TABLE drafts(name TEXT PRIMARY KEY, author TEXT NOT NULL,"
     " begun_idx INTEGER NOT NULL CHECK(begun_idx >= 0),"
     " base BLOB NOT NULL CHECK(length(base) = 32),"
     " cursor INTEGER NOT NULL CHECK(cursor >= 0), digest BLOB NOT NULL) STRICT"},
    {2, formatsMax, "draft_edits",
     "CREATE TABLE draft_edits(draft TEXT NOT NULL, position INTEGER NOT NULL CHECK(position > 0),"
     " label TEXT NOT NULL, payload BLOB NOT NULL, digest BLOB NOT NULL,"
     " PRIMARY KEY(draft, position)) STRICT, WITHOUT ROWID"},
    {1, 1, "events_follow",
     "CREATE TRIGGER events_follow BEFORE INSERT ON events"
     " WHEN NEW.idx <> (SELECT coalesce(max(idx), 0) + 1 FROM events)"
     " BEGIN SELECT RAISE(ABORT, 'events follow the head by one'); END"},
    {2, formatsMax, "events_follow",
     "CREATE TRIGGER events_follow BEFORE INSERT ON events WHEN NEW.idx <>"
     " 1 + coalesce((SELECT max(idx) FROM events), (SELECT max(idx) FROM base), 0)"
     " BEGIN SELECT RAISE(ABORT, 'events follow the head by one'); END"},
    {1, formatsMax, "events_update",
     "CREATE TRIGGER events_update BEFORE UPDATE ON events"
     " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"},
    {1, formatsMax, "events_delete",
     "CREATE TRIGGER events_delete BEFORE DELETE ON events"
     " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"},
    {1, formatsMax, "decisions_follow",
     "CREATE TRIGGER decisions_follow BEFORE INSERT ON decisions"
     " WHEN NEW.idx <> (SELECT coalesce(max(idx), 0) FROM events)"
     " OR EXISTS(SELECT 1 FROM decisions WHERE idx = NEW.idx)"
     " BEGIN SELECT RAISE(ABORT, 'decisions follow their event'); END"},
    {1, formatsMax, "decisions_update",
     "CREATE TRIGGER decisions_update BEFORE UPDATE ON decisions"
     " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"},
    {1, formatsMax, "decisions_delete",
     "CREATE TRIGGER decisions_delete BEFORE DELETE ON decisions"
     " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"},
    {2, formatsMax, "base_once",
     "CREATE TRIGGER base_once BEFORE INSERT ON base"
     " WHEN EXISTS(SELECT 1 FROM base) OR EXISTS(SELECT 1 FROM events)"
     " BEGIN SELECT RAISE(ABORT, 'a journal has one beginning'); END"},
    {2, formatsMax, "base_update",
     "CREATE TRIGGER base_update BEFORE UPDATE ON base"
     " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"},
    {2, formatsMax, "base_delete",
     "CREATE TRIGGER base_delete BEFORE DELETE ON base"
     " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"},
}};

bool belongs(const SchemaObject& object, std::uint32_t format)
{
    return object.since <= format && format <= object.until;
}

Result<void> mark(const sqlite::Connection& connection)
{
    const std::string marks = "PRAGMA application_id = " + std::to_string(journalApplicationId) +
                              "; PRAGMA user_version = " + std::to_string(journalFormatMajor);
    return connection.execute(marks.c_str());
}

// From `format`, 0 for an empty file, to the present one.
Result<void> bringUp(const sqlite::Connection& connection, std::uint32_t format)
{
    for (const SchemaObject& object : schemaObjects)
        if (belongs(object, format) && !belongs(object, journalFormatMajor)) {
            const std::string drop = "DROP TRIGGER " + std::string(object.name);
            if (auto dropped = connection.execute(drop.c_str()); !dropped)
                return dropped;
        }
    for (const SchemaObject& object : schemaObjects)
        if (belongs(object, journalFormatMajor) && !belongs(object, format))
            if (auto created = connection.execute(object.sql); !created)
                return created;
    // Formats before the table of versions began with the file.
    std::string versions = "INSERT INTO format_versions(version, since_idx) VALUES";
    if (format > 0)
        versions += "(" + std::to_string(format) + ", 0), ";
    versions +=
        "(" + std::to_string(journalFormatMajor) + ", (SELECT coalesce(max(idx), 0) FROM events))";
    if (auto noted = connection.execute(versions.c_str()); !noted)
        return noted;
    return mark(connection);
}

Result<void> inTransaction(const sqlite::Connection& connection, std::uint32_t format)
{
    if (auto begun = connection.execute("BEGIN EXCLUSIVE"); !begun)
        return begun;
    auto done = bringUp(connection, format);
    if (done)
        done = connection.execute("COMMIT");
    if (!done && connection.inTransaction())
        static_cast<void>(connection.execute("ROLLBACK"));
    return done;
}

// Everything from the write-ahead log into the file.
Result<void> moveIntoFile(const sqlite::Connection& connection)
{
    auto moved = sqlite::Statement::prepare(connection, "PRAGMA wal_checkpoint");
    if (!moved)
        return tl::unexpected(moved.error());
    const Result<bool> row = moved->step();
    if (!row)
        return tl::unexpected(row.error());
    constexpr int logged = 1;
    constexpr int inFile = 2;
    if (moved->integer(logged) != moved->integer(inFile))
        return fail(ErrorCode::locked,
                    "The new journal is in use by another program, so it could not be made whole. "
                    "Delete it and try again.");
    return {};
}

}  // namespace

Result<void> createJournalSchema(const sqlite::Connection& connection)
{
    if (auto created = inTransaction(connection, 0); !created)
        return created;
    return moveIntoFile(connection);
}

Result<void> migrateJournal(const sqlite::Connection& connection, std::uint32_t format)
{
    return format == journalFormatMajor ? Result<void>() : inTransaction(connection, format);
}

namespace {

// A trigger of somebody else's could make what was acknowledged vanish.
Result<void> checkTriggers(const sqlite::Connection& connection, std::uint32_t format)
{
    auto rows = sqlite::Statement::prepare(
        connection, "SELECT name FROM sqlite_schema WHERE type = 'trigger' ORDER BY name");
    if (!rows)
        return tl::unexpected(rows.error());
    while (true) {
        const Result<bool> row = rows->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            return {};
        const std::string name(rows->bytes(0));
        const bool ours = std::any_of(schemaObjects.begin(), schemaObjects.end(),
                                      [&](const SchemaObject& object) {
                                          return object.name == name && belongs(object, format);
                                      });
        if (!ours)
            return fail(ErrorCode::damaged,
                        "The journal has a trigger \"" + name +
                            "\" that no program of ours makes; restore the file from a backup.",
                        {{"problem", "schema"}, {"object", name}});
    }
}

}  // namespace

Result<std::uint32_t> checkJournalSchema(const sqlite::Connection& connection)
{
    const auto stored = connection.integer("PRAGMA user_version");
    if (!stored)
        return tl::unexpected(stored.error());
    const auto format = static_cast<std::uint32_t>(*stored);
    auto statement =
        sqlite::Statement::prepare(connection, "SELECT sql FROM sqlite_schema WHERE name = ?1");
    if (!statement)
        return tl::unexpected(statement.error());
    for (const SchemaObject& object : schemaObjects) {
        if (!belongs(object, format))
            continue;
        statement->bindText(0, object.name);
        const Result<bool> row = statement->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row || statement->bytes(0) != object.sql)
            return fail(ErrorCode::damaged,
                        "The journal's table or trigger \"" + std::string(object.name) +
                            "\" is missing or was changed; restore the file from a backup.",
                        {{"problem", "schema"}, {"object", std::string(object.name)}});
        statement->reset();
    }
    if (auto triggers = checkTriggers(connection, format); !triggers)
        return tl::unexpected(triggers.error());
    return format;
}

Result<void> checkJournalPages(const sqlite::Connection& connection)
{
    const auto pages = connection.text("PRAGMA integrity_check(1)");
    if (!pages)
        return tl::unexpected(pages.error());
    if (*pages != "ok")
        return fail(ErrorCode::damaged,
                    "The journal's pages are damaged (" + *pages +
                        "); restore the file from a backup. Nothing was changed.",
                    {{"problem", "pages"}});
    return {};
}

}  // namespace estate
