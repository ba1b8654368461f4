#include "models/failure_ids.h"

#include <QRegularExpression>

#include "models/words.h"

using namespace estate;

QStringList idsIn(const QString& text)
{
    static const QRegularExpression separators(QStringLiteral("[\\s,;]+"));
    return text.split(separators, Qt::SkipEmptyParts);
}

Result<QString> resolvedId(const Catalog& catalog, const QString& id)
{
    for (const QString& spelling : {id, id.toLower()}) {
        const std::string name = spelling.toStdString();
        if (catalog.findRegion(name) || catalog.findSite(name) || catalog.findHost(name))
            return spelling;
    }
    return tl::unexpected(catalog.findRegion(id.toStdString()).error());
}

FailureSet failureSetOf(const Catalog& catalog, const QStringList& ids)
{
    FailureSet failures;
    for (const QString& id : ids) {
        const std::string name = id.toStdString();
        if (catalog.findRegion(name))
            failures.regions.push_back(name);
        else if (catalog.findSite(name))
            failures.sites.push_back(name);
        else
            failures.hosts.push_back(name);
    }
    return failures;
}

QStringList idsOf(const FailureSet& failures)
{
    QStringList ids;
    for (const auto* part : {&failures.regions, &failures.sites, &failures.hosts}) {
        for (const std::string& id : *part)
            ids << toText(id);
    }
    return ids;
}
