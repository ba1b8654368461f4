// What a person chose to see of a table, as one line: kept for the next start, saved under a name,
// sent as a link.
#include <QUrlQuery>
#include <algorithm>

#include "models/table_model.h"

namespace {

constexpr qsizetype viewCharactersMax = 4'096;

const QString filterName = QStringLiteral("filter");
const QString orderName = QStringLiteral("order");
const QString groupName = QStringLiteral("group");
const QString hiddenName = QStringLiteral("hidden");

QString valueOf(const QUrlQuery& query, const QString& name)
{
    return query.queryItemValue(name, QUrl::FullyDecoded);
}

QStringList keysIn(const QString& text)
{
    return text.split(QLatin1Char(','), Qt::SkipEmptyParts);
}

QString orderKey(const QString& order)
{
    return order.startsWith(QLatin1Char('-')) ? order.mid(1) : order;
}

bool takes(const TableModel::QuickFilter& quick, const QString& value)
{
    return value.isEmpty() || quick.values.isEmpty() || quick.values.contains(value);
}

}  // namespace

QString TableModel::view() const
{
    QUrlQuery query;
    if (!m_filter.isEmpty())
        query.addQueryItem(filterName, m_filter);
    for (const QuickFilter& quick : quickFilters()) {
        if (!quick.value.isEmpty())
            query.addQueryItem(quick.name, quick.value);
    }
    if (m_orderColumn >= 0)
        query.addQueryItem(orderName, (m_orderDescending ? QStringLiteral("-") : QString()) +
                                          column(m_orderColumn).key);
    if (m_groupColumn >= 0)
        query.addQueryItem(groupName, groupKey());
    query.addQueryItem(hiddenName, hidden().join(QLatin1Char(',')));
    return query.toString(QUrl::FullyEncoded);
}

void TableModel::setView(const QString& view)
{
    const QUrlQuery query(view);
    const QString order = valueOf(query, orderName);
    m_orderDescending = order.startsWith(QLatin1Char('-'));
    m_orderColumn = columnOf(orderKey(order));
    m_groupColumn = columnOf(valueOf(query, groupName));
    m_filter = valueOf(query, filterName);
    for (const QuickFilter& quick : quickFilters()) {
        const QString value = valueOf(query, quick.name);
        setQuickFilter(quick.name, takes(quick, value) ? value : QString());
    }
    if (query.hasQueryItem(hiddenName))
        setHidden(keysIn(valueOf(query, hiddenName)));
    arrange();
    emit filterChanged();
    emit orderChanged();
}

QString TableModel::viewProblem(const QString& view) const
{
    if (view.size() > viewCharactersMax)
        return tr("The view is longer than %1 characters.").arg(viewCharactersMax);
    const auto unknown = [](const QString& name, const QString& value) {
        return tr("This table knows no %1 “%2”, which the view asks for.").arg(name, value);
    };
    const std::vector<QuickFilter> quicks = quickFilters();
    const auto items = QUrlQuery(view).queryItems(QUrl::FullyDecoded);
    for (const auto& item : items) {
        const QString& name = item.first;
        const QString& value = item.second;
        if (name == filterName)
            continue;
        if (name == orderName || name == groupName) {
            if (!value.isEmpty() && columnOf(name == orderName ? orderKey(value) : value) < 0)
                return unknown(name, value);
            continue;
        }
        if (name == hiddenName) {
            for (const QString& key : keysIn(value)) {
                if (columnOf(key) < 0)
                    return unknown(name, key);
            }
            continue;
        }
        const auto quick = std::find_if(quicks.begin(), quicks.end(),
                                        [&name](const auto& known) { return known.name == name; });
        if (quick == quicks.end() || !takes(*quick, value))
            return unknown(name, value);
    }
    return {};
}
