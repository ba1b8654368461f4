#include "engine/journal/sqlite.h"

#include <limits>

namespace estate::sqlite {

namespace {

// Readers may meet a writer's recovery or checkpoint for a moment.
constexpr int busyTimeoutMs = 2'000;

std::string_view fileOf(sqlite3* handle)
{
    const char* file = sqlite3_db_filename(handle, nullptr);
    return file == nullptr ? std::string_view() : std::string_view(file);
}

int size(std::string_view bytes)
{
    ESTATE_ENSURE(bytes.size() <= static_cast<std::size_t>(std::numeric_limits<int>::max()));
    return static_cast<int>(bytes.size());
}

ErrorCode codeOf(int sqliteCode)
{
    switch (sqliteCode & 0xff) {
    case SQLITE_CORRUPT:
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_FORMAT: return ErrorCode::damaged;
    case SQLITE_NOTADB: return ErrorCode::foreign;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return ErrorCode::locked;
    default: return ErrorCode::ioFailure;
    }
}

}  // namespace

Error errorOf(int code, std::string_view detail, std::string_view file)
{
    std::string message = "The journal";
    if (!file.empty())
        message += " \"" + std::string(file) + "\"";
    message += ": " + std::string(detail) + ".";
    if ((code & 0xff) == SQLITE_CANTOPEN)
        message +=
            " Its folder has to be writable, because a -wal and a -shm file lie beside it; to "
            "look at a journal elsewhere, copy it with its -wal file.";
    if ((code & 0xff) == SQLITE_READONLY)
        message += " Check its permissions: it and its folder have to be writable, because a -wal "
                   "and a -shm file lie beside it. To look only, open it read-only.";
    if ((code & 0xff) == SQLITE_FULL)
        message += " Make room and do it again: this left nothing, and what was there is safe.";
    return Error{codeOf(code), message, {{"sqlite", std::to_string(code)}}};
}

Result<Statement> Statement::prepare(const Connection& connection, std::string_view sql)
{
    sqlite3_stmt* statement = nullptr;
    const int code =
        sqlite3_prepare_v2(connection.handle(), sql.data(), size(sql), &statement, nullptr);
    if (code != SQLITE_OK)
        return tl::unexpected(
            errorOf(code, sqlite3_errmsg(connection.handle()), fileOf(connection.handle())));
    return Statement(statement);
}

void Statement::bind(int position, std::int64_t value)
{
    ESTATE_ENSURE(sqlite3_bind_int64(m_statement.get(), position + 1, value) == SQLITE_OK);
}

void Statement::bindText(int position, std::string_view text)
{
    // A null pointer would bind NULL where an empty text is meant.
    const char* data = text.empty() ? "" : text.data();
    ESTATE_ENSURE(sqlite3_bind_text(m_statement.get(), position + 1, data, size(text),
                                    SQLITE_TRANSIENT) == SQLITE_OK);
}

void Statement::bindBlob(int position, std::string_view bytes)
{
    const char* data = bytes.empty() ? "" : bytes.data();
    ESTATE_ENSURE(sqlite3_bind_blob(m_statement.get(), position + 1, data, size(bytes),
                                    SQLITE_TRANSIENT) == SQLITE_OK);
}

Result<bool> Statement::step()
{
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    Error failure = error(code);
    reset();
    return tl::unexpected(std::move(failure));
}

Result<void> Statement::run()
{
    while (true) {
        const Result<bool> row = step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            break;
    }
    reset();
    return {};
}

void Statement::reset()
{
    // Repeats the error of the last step, which was reported already.
    static_cast<void>(sqlite3_reset(m_statement.get()));
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

std::string_view Statement::bytes(int column) const
{
    const void* data = sqlite3_column_blob(m_statement.get(), column);
    const int count = sqlite3_column_bytes(m_statement.get(), column);
    return data == nullptr
               ? std::string_view()
               : std::string_view(static_cast<const char*>(data), static_cast<std::size_t>(count));
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

Error Statement::error(int code) const
{
    sqlite3* handle = sqlite3_db_handle(m_statement.get());
    return errorOf(code, sqlite3_errmsg(handle), fileOf(handle));
}

Result<Connection> Connection::open(const std::string& path, Access access)
{
    int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    switch (access) {
    case Access::create: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE; break;
    case Access::readWrite: flags |= SQLITE_OPEN_READWRITE; break;
    case Access::readOnly: flags |= SQLITE_OPEN_READONLY; break;
    }
    if (path.starts_with("file:"))
        flags |= SQLITE_OPEN_URI;
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
    Connection connection(handle);
    if (code != SQLITE_OK)
        return tl::unexpected(errorOf(code, sqlite3_errstr(code), path));
    ESTATE_ENSURE(sqlite3_busy_timeout(handle, busyTimeoutMs) == SQLITE_OK);
    // Triggers and views of a file that someone else prepared run no functions with side effects.
    ESTATE_ENSURE(sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr) ==
                  SQLITE_OK);
    ESTATE_ENSURE(sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr) == SQLITE_OK);
    return connection;
}

Result<void> Connection::execute(const char* sql) const
{
    const int code = sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        return tl::unexpected(errorOf(code, sqlite3_errmsg(handle()), fileOf(handle())));
    return {};
}

Result<std::int64_t> Connection::integer(std::string_view sql) const
{
    auto statement = Statement::prepare(*this, sql);
    if (!statement)
        return tl::unexpected(statement.error());
    const Result<bool> row = statement->step();
    if (!row)
        return tl::unexpected(row.error());
    if (!*row)
        return fail(ErrorCode::damaged, "The journal lacks a row that it must have.");
    return statement->integer(0);
}

Result<std::string> Connection::text(std::string_view sql) const
{
    auto statement = Statement::prepare(*this, sql);
    if (!statement)
        return tl::unexpected(statement.error());
    const Result<bool> row = statement->step();
    if (!row)
        return tl::unexpected(row.error());
    if (!*row)
        return fail(ErrorCode::damaged, "The journal lacks a row that it must have.");
    return std::string(statement->bytes(0));
}

}  // namespace estate::sqlite
