// The journal where there is no disk. Its files lie in the program's memory, where the page put
// them before main(); journal_keeper.js keeps in IndexedDB what SQLite hands over (engine/journal/
// kept_files.h), and says when. Until then records are pending, and notices of them wait.
//
// One page writes. Every other one opens what was kept when it was loaded, for looking only.
#pragma once

#include <QObject>
#include <cstdint>
#include <deque>
#include <optional>

#include "engine/journal/kept_files.h"
#include "models/session.h"

class BrowserJournal : public QObject {
    Q_OBJECT

public:
    // Outlives what the session has open.
    explicit BrowserJournal(Session* session);
    ~BrowserJournal() override;

    // Opens the kept journal, or begins one from `source`; in a page that can't keep one, in
    // memory.
    void open(const estate::EstateSource& source);
    // The same journal again, after another one was looked at. False: the session says why.
    bool reopen();
    // The journal that is kept; empty: this page can't keep one.
    [[nodiscard]] QString keptPath() const;
    // Not empty: why no file can take its place from here.
    [[nodiscard]] QString replaceObstacle() const;
    // A verified file takes the place of what is kept, as one piece, and is opened. False: the
    // session says why.
    bool replace(const QString& path);

private:
    // Records as far as this one are safe when that piece is kept.
    struct Mark {
        std::uint64_t piece = 0;
        std::uint64_t index = 0;
    };
    [[nodiscard]] static QString reasonText(const char* reason);
    static void heardKept(double piece);
    static void heardFailure(const char* text);
    void noteKept(std::uint64_t piece);
    void markHead();
    void follow();
    [[nodiscard]] bool takePlace(const QString& path);
    [[nodiscard]] bool isOpen();

    Session* m_session;
    std::optional<estate::KeptFiles> m_files;
    std::deque<Mark> m_marks;
    std::uint64_t m_keptIndex = 0;  // the record that is safe, as far as it is known
    bool m_looks = false;
    bool m_failed = false;  // nothing more is kept
};
