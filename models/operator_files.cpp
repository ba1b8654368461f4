#include "models/operator_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "models/words.h"

using namespace estate;

namespace {

// A name in a folder of the program's own, whatever was typed.
QString bareName(const QString& path)
{
    const QString name = QFileInfo(path.trimmed()).fileName();
    return name.isEmpty() || name == QLatin1String(".") || name == QLatin1String("..")
               ? QStringLiteral("estate")
               : name;
}

}  // namespace

OperatorFiles* OperatorFiles::instance()
{
    static OperatorFiles files;
    return &files;
}

OperatorFiles* OperatorFiles::create(QQmlEngine* qmlEngine, QJSEngine* jsEngine)
{
    Q_UNUSED(qmlEngine)
    Q_UNUSED(jsEngine)
    QJSEngine::setObjectOwnership(instance(), QJSEngine::CppOwnership);
    return instance();
}

void OperatorFiles::choose(Purpose purpose, const QString& name)
{
    if (m_port == nullptr) {
        emit dialogAsked(purpose, name);
        return;
    }
    if (purpose == JournalCopy || purpose == CompactedJournal) {
        answer(purpose, QUrl::fromLocalFile(placeFor(name)));
        return;
    }
    if (purpose == JournalToOpen && !m_port->replaceObstacle().isEmpty()) {
        emit refused(m_port->replaceObstacle());
        return;
    }
    m_port->ask(
        purpose == JournalToOpen ? QStringLiteral(".journal") : QStringLiteral(".rules,.txt"),
        [this, purpose](const QString& path) { answer(purpose, QUrl::fromLocalFile(path)); });
}

void OperatorFiles::answer(int purpose, const QUrl& file)
{
    emit chosen(purpose, file);
}

void OperatorFiles::handOutKept()
{
    if (m_port == nullptr || m_port->keptJournal().isEmpty())
        return;
    // What is not in the file yet lies in the log beside it.
    for (const QString& suffix : {QString(), QStringLiteral("-wal")}) {
        const QString path = m_port->keptJournal() + suffix;
        if (QFileInfo(path).size() == 0)
            continue;
        if (const auto done = m_port->handOut(path); !done) {
            emit refused(sentence(toText(done.error().message)));
            return;
        }
    }
}

QString OperatorFiles::placeFor(const QString& path) const
{
    if (m_port == nullptr)
        return path;
    const QString place = QDir(m_port->folder()).filePath(bareName(path));
    // What is left of a file of that name is nobody's.
    QFile::remove(place);
    return place;
}

Result<void> OperatorFiles::handOut(const QString& path) const
{
    if (m_port == nullptr)
        return {};
    auto done = m_port->handOut(path);
    QFile::remove(path);
    return done;
}

void OperatorFiles::letGo(const QString& path) const
{
    if (m_port != nullptr)
        QFile::remove(path);
}

QString OperatorFiles::shownName(const QString& path) const
{
    if (m_port == nullptr)
        return path;
    return path == m_port->keptJournal() ? tr("kept in this browser") : QFileInfo(path).fileName();
}
