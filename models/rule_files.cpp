#include "models/rule_files.h"

#include <QFile>
#include <QSaveFile>

#include "models/words.h"

using namespace estate;

Result<std::string> RuleFiles::read(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return fail(ErrorCode::notFound,
                    Words::tr("There is no file %1.").arg(file.fileName()).toStdString());
    if (file.size() > bytesMax)
        return fail(ErrorCode::badInput, Words::tr("%1 is larger than %2: no text of rules.")
                                             .arg(file.fileName(), Figures::bytes(bytesMax))
                                             .toStdString());
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::ioFailure, Words::tr("%1 can't be read: %2")
                                              .arg(file.fileName(), file.errorString())
                                              .toStdString());
    return file.readAll().toStdString();
}

Result<void> RuleFiles::write(const QString& path, const std::string& text)
{
    QSaveFile file(path);
    const auto size = static_cast<qint64>(text.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.commit())
        return fail(ErrorCode::ioFailure, Words::tr("%1 can't be written: %2")
                                              .arg(file.fileName(), file.errorString())
                                              .toStdString());
    return {};
}
