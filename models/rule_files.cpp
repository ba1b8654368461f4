#include "models/rule_files.h"

#include <QFile>
#include <QSaveFile>

#include "models/operator_files.h"
#include "models/words.h"

using namespace estate;

Result<std::string> RuleFiles::read(const QString& path)
{
    QFile file(path);
    const QString name = OperatorFiles::instance()->shownName(path);
    if (!file.exists())
        return fail(ErrorCode::notFound, Words::tr("There is no file %1.").arg(name).toStdString());
    if (file.size() > bytesMax)
        return fail(ErrorCode::badInput, Words::tr("%1 is larger than %2: no text of rules.")
                                             .arg(name, Figures::bytes(bytesMax))
                                             .toStdString());
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::ioFailure,
                    Words::tr("%1 can't be read: %2").arg(name, file.errorString()).toStdString());
    std::string text = file.readAll().toStdString();
    file.close();
    OperatorFiles::instance()->letGo(path);
    return text;
}

Result<void> RuleFiles::write(const QString& path, const std::string& text)
{
    const QString place = OperatorFiles::instance()->placeFor(path);
    QSaveFile file(place);
    const auto size = static_cast<qint64>(text.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.commit())
        return fail(ErrorCode::ioFailure,
                    Words::tr("%1 can't be written: %2")
                        .arg(OperatorFiles::instance()->shownName(place), file.errorString())
                        .toStdString());
    return OperatorFiles::instance()->handOut(place);
}
