// SQLite's C API with owners and error values; nothing else of the engine includes sqlite3.h.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <sqlite3.h>

#include "engine/base/error.h"

namespace estate::sqlite {

enum class Access : std::uint8_t { create, readWrite, readOnly };

class Connection;

// One prepared statement. Binding and columns count from 0.
class Statement {
public:
    [[nodiscard]] static Result<Statement> prepare(const Connection& connection,
                                                   std::string_view sql);

    void bind(int position, std::int64_t value);
    void bindText(int position, std::string_view text);
    void bindBlob(int position, std::string_view bytes);

    // Whether there is a row.
    [[nodiscard]] Result<bool> step();
    // Steps to the end and makes the statement ready to be bound again.
    [[nodiscard]] Result<void> run();
    void reset();

    [[nodiscard]] std::int64_t integer(int column) const;
    // Of text or a blob; valid until the next step.
    [[nodiscard]] std::string_view bytes(int column) const;
    [[nodiscard]] bool isNull(int column) const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    explicit Statement(sqlite3_stmt* statement) : m_statement(statement) {}
    [[nodiscard]] Error error(int code) const;

    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

class Connection {
public:
    [[nodiscard]] static Result<Connection> open(const std::string& path, Access access);

    // For statements without parameters; several may stand in one text.
    [[nodiscard]] Result<void> execute(const char* sql) const;
    // The first column of the first row; ErrorCode::damaged when there is none.
    [[nodiscard]] Result<std::int64_t> integer(std::string_view sql) const;
    [[nodiscard]] Result<std::string> text(std::string_view sql) const;

    [[nodiscard]] bool inTransaction() const { return sqlite3_get_autocommit(handle()) == 0; }
    [[nodiscard]] sqlite3* handle() const { return m_handle.get(); }

private:
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    };
    explicit Connection(sqlite3* handle) : m_handle(handle) {}
    std::unique_ptr<sqlite3, Close> m_handle;
};

// What SQLite says, as one of our errors; its file is named where it is known.
[[nodiscard]] Error errorOf(int code, std::string_view detail, std::string_view file);

}  // namespace estate::sqlite
