#include "engine/journal/journal_schema.h"

#include <array>
#include <string>
#include <string_view>

#include "engine/journal/journal.h"
#include "engine/journal/journal_file.h"

namespace estate {

namespace {

struct SchemaObject {
    std::string_view name;
    const char* sql;
};

// SQLite stores each text as it stands here, and checkJournalSchema compares it.
constexpr std::array<SchemaObject, 8> schemaObjects = {{
    {"events", "CREATE TABLE events(idx INTEGER PRIMARY KEY CHECK(idx > 0),"
               " at_ns INTEGER NOT NULL CHECK(at_ns >= 0), actor TEXT NOT NULL, kind TEXT NOT NULL,"
               " payload BLOB NOT NULL, previous BLOB NOT NULL CHECK(length(previous) = 32),"
               " hash BLOB NOT NULL CHECK(length(hash) = 32)) STRICT"},
    {"decisions", "CREATE TABLE decisions(idx INTEGER PRIMARY KEY,"
                  " planner_version INTEGER NOT NULL CHECK(planner_version > 0),"
                  " payload BLOB NOT NULL) STRICT"},
    {"events_follow", "CREATE TRIGGER events_follow BEFORE INSERT ON events"
                      " WHEN NEW.idx <> (SELECT coalesce(max(idx), 0) + 1 FROM events)"
                      " BEGIN SELECT RAISE(ABORT, 'events follow the head by one'); END"},
    {"events_update", "CREATE TRIGGER events_update BEFORE UPDATE ON events"
                      " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"},
    {"events_delete", "CREATE TRIGGER events_delete BEFORE DELETE ON events"
                      " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"},
    {"decisions_follow", "CREATE TRIGGER decisions_follow BEFORE INSERT ON decisions"
                         " WHEN NEW.idx <> (SELECT coalesce(max(idx), 0) FROM events)"
                         " OR EXISTS(SELECT 1 FROM decisions WHERE idx = NEW.idx)"
                         " BEGIN SELECT RAISE(ABORT, 'decisions follow their event'); END"},
    {"decisions_update", "CREATE TRIGGER decisions_update BEFORE UPDATE ON decisions"
                         " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"},
    {"decisions_delete", "CREATE TRIGGER decisions_delete BEFORE DELETE ON decisions"
                         " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"},
}};

Result<void> createObjects(const sqlite::Connection& connection)
{
    const std::string marks = "PRAGMA application_id = " + std::to_string(journalApplicationId) +
                              "; PRAGMA user_version = " + std::to_string(journalFormatMajor);
    if (auto marked = connection.execute(marks.c_str()); !marked)
        return marked;
    for (const SchemaObject& object : schemaObjects) {
        if (auto created = connection.execute(object.sql); !created)
            return created;
    }
    return {};
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
    if (auto begun = connection.execute("BEGIN EXCLUSIVE"); !begun)
        return begun;
    auto created = createObjects(connection);
    if (created)
        created = connection.execute("COMMIT");
    if (!created && connection.inTransaction())
        static_cast<void>(connection.execute("ROLLBACK"));
    return created ? moveIntoFile(connection) : created;
}

Result<void> checkJournalSchema(const sqlite::Connection& connection)
{
    auto statement =
        sqlite::Statement::prepare(connection, "SELECT sql FROM sqlite_schema WHERE name = ?1");
    if (!statement)
        return tl::unexpected(statement.error());
    for (const SchemaObject& object : schemaObjects) {
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
    const auto pages = connection.text("PRAGMA quick_check(1)");
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
