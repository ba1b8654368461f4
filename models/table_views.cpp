#include "models/table_views.h"

#include <QJSEngine>
#include <QVariantMap>
#include <algorithm>

#include "models/natural_order.h"
#include "models/place_link.h"
#include "models/preferences.h"

namespace {

QString savedKey(const QString& table)
{
    return QStringLiteral("views/") + table;
}

// Name to view. Settings are files that people edit: what is no text counts as not there.
QVariantMap savedOf(const QString& table)
{
    return Preferences::instance()->value(savedKey(table), QVariantMap()).toMap();
}

}  // namespace

TableViews* TableViews::instance()
{
    static TableViews views;
    return &views;
}

TableViews* TableViews::create(QQmlEngine* qmlEngine, QJSEngine* jsEngine)
{
    Q_UNUSED(qmlEngine)
    Q_UNUSED(jsEngine)
    QJSEngine::setObjectOwnership(instance(), QJSEngine::CppOwnership);
    return instance();
}

void TableViews::join(const QString& table, TableModel* rows)
{
    if (table.isEmpty() || rows == nullptr)
        return;
    m_tables[table] = rows;
    const QString left = Preferences::instance()->tableView(table);
    if (!left.isEmpty() && rows->viewProblem(left).isEmpty())
        rows->setView(left);
}

QString TableViews::problemOf(const QString& table, const QString& view) const
{
    const TableModel* rows = m_tables.value(table);
    return rows == nullptr ? QString() : rows->viewProblem(view);
}

void TableViews::take(const QString& table, const QString& view)
{
    if (!problemOf(table, view).isEmpty())
        return;
    if (TableModel* rows = m_tables.value(table); rows != nullptr)
        rows->setView(view);
    else
        Preferences::instance()->setTableView(table, view);
}

QStringList TableViews::saved(const QString& table) const
{
    QStringList names = savedOf(table).keys();
    // Of a language: the locale C knows no order of numbers in words.
    std::stable_sort(names.begin(), names.end(), naturalOrder(QLocale(QLocale::English)));
    return names;
}

QString TableViews::viewOf(const QString& table, const QString& name) const
{
    return savedOf(table).value(name).toString();
}

QString TableViews::save(const QString& table, const QString& name, const QString& view)
{
    const QString trimmed = name.simplified();
    if (trimmed.isEmpty())
        return tr("A view is saved under a name. Type one.");
    if (trimmed.size() > nameCharactersMax)
        return tr("The name is longer than %1 characters.").arg(nameCharactersMax);
    QVariantMap views = savedOf(table);
    if (!views.contains(trimmed) && views.size() >= savedMax)
        return tr("At most %1 views of a table can be saved. Remove one that is no longer needed.")
            .arg(savedMax);
    views[trimmed] = view;
    Preferences::instance()->setValue(savedKey(table), views);
    return {};
}

void TableViews::remove(const QString& table, const QString& name)
{
    QVariantMap views = savedOf(table);
    if (views.remove(name) > 0)
        Preferences::instance()->setValue(savedKey(table), views);
}

bool TableViews::hasPlace(const QString& table)
{
    return PlaceLink::roomOfTable(table) >= 0;
}

void TableViews::askLink(const QString& table, const QString& view)
{
    emit linkAsked(table, view);
}
