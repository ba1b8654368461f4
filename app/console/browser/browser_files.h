// Files in the browser: downloads and uploads of the page, and the journal that it keeps.
#pragma once

#include <QCoreApplication>

#include "app/console/browser/browser_journal.h"
#include "models/operator_files.h"
#include "models/session.h"

class BrowserFiles : public FilePort {
    Q_DECLARE_TR_FUNCTIONS(BrowserFiles)

public:
    // Both outlive it. There is one page, so there is one of these.
    BrowserFiles(Session* session, BrowserJournal* journal);

    void ask(const QString& endings, std::function<void(const QString& path)> given) override;
    [[nodiscard]] estate::Result<void> handOut(const QString& path) override;
    [[nodiscard]] QString folder() const override;
    [[nodiscard]] QString keptJournal() const override { return m_journal->keptPath(); }
    [[nodiscard]] QString replaceObstacle() const override { return m_journal->replaceObstacle(); }
    bool replaceJournal(const QString& path) override { return m_journal->replace(path); }
    bool reopenJournal() override { return m_journal->reopen(); }

private:
    static void heardGiven(const char* path);
    static void heardFailure(const char* text);

    Session* m_session;
    BrowserJournal* m_journal;
    std::function<void(const QString&)> m_given;
};
