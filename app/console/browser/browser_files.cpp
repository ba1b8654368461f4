#include "app/console/browser/browser_files.h"

#include <QDir>
#include <QFileInfo>
#include <cstdlib>
#include <memory>
#include <utility>

using namespace estate;

// page_files.js
extern "C" {
char* estateFilesHandOut(const char* path, const char* name);
void estateFilesAsk(const char* endings, const char* folder, void (*given)(const char*),
                    void (*failed)(const char*));
}

namespace {

const QString folderPath = QStringLiteral("/files");

BrowserFiles* listener = nullptr;

}  // namespace

BrowserFiles::BrowserFiles(Session* session, BrowserJournal* journal)
    : m_session(session), m_journal(journal)
{
    listener = this;
    QDir().mkpath(folderPath);
}

QString BrowserFiles::folder() const
{
    return folderPath;
}

void BrowserFiles::ask(const QString& endings, std::function<void(const QString& path)> given)
{
    m_given = std::move(given);
    estateFilesAsk(endings.toUtf8().constData(), folderPath.toUtf8().constData(),
                   &BrowserFiles::heardGiven, &BrowserFiles::heardFailure);
}

void BrowserFiles::heardGiven(const char* path)
{
    if (listener->m_given)
        listener->m_given(QString::fromUtf8(path));
}

void BrowserFiles::heardFailure(const char* text)
{
    listener->m_session->refuse(
        tr("The file could not be read: %1. Try it again.").arg(QString::fromUtf8(text)));
}

Result<void> BrowserFiles::handOut(const QString& path)
{
    const std::unique_ptr<char, decltype(&std::free)> problem(
        estateFilesHandOut(path.toUtf8().constData(),
                           QFileInfo(path).fileName().toUtf8().constData()),
        &std::free);
    if (problem)
        return fail(ErrorCode::ioFailure,
                    tr("%1 can't be downloaded: %2")
                        .arg(QFileInfo(path).fileName(), QString::fromUtf8(problem.get()))
                        .toStdString());
    return {};
}
