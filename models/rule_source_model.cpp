#include "models/rule_source_model.h"

#include <algorithm>
#include <utility>

#include "models/language.h"
#include "models/words.h"

using namespace estate;

RuleSourceModel::RuleSourceModel(RuleWork* work, QObject* parent)
    : QAbstractListModel(parent), m_work(work)
{
    Language::instance()->follow(this);
    connect(Language::instance(), &Language::changed, this, &RuleSourceModel::refresh);
    connect(work, &RuleWork::draftsChanged, this, &RuleSourceModel::refresh);
    // Others begin and end drafts too, and say so in the log.
    connect(work->desk(), &Desk::eventsAppended, this, &RuleSourceModel::refresh);
    refresh();
}

int RuleSourceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QHash<int, QByteArray> RuleSourceModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {NameRole, "name"}, {DetailRole, "detail"}};
}

QVariant RuleSourceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole: return row.name;
    case Qt::DisplayRole:
    case DetailRole: return row.detail;
    default: return {};
    }
}

QString RuleSourceModel::nameAt(int row) const
{
    return row < 0 || row >= count() ? QString() : m_rows[static_cast<std::size_t>(row)].name;
}

int RuleSourceModel::rowOf(const QString& name) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&name](const Row& row) { return row.name == name; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void RuleSourceModel::refresh()
{
    std::vector<Row> wanted{{QString(), tr("Approved rules")}};
    for (const RuleDraft& draft : m_work->drafting().all())
        wanted.push_back(
            {toText(draft.name()),
             tr("Draft %1 by %2, %n edit(s)", nullptr, static_cast<int>(draft.cursor()))
                 .arg(toText(draft.name()), toText(draft.author()))});
    if (wanted == m_rows)
        return;
    const int before = count();
    const int after = static_cast<int>(wanted.size());
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows.resize(wanted.size());
        endRemoveRows();
    } else if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows.insert(m_rows.end(), wanted.begin() + before, wanted.end());
        endInsertRows();
    }
    m_rows = std::move(wanted);
    if (before > 0 && after > 0)
        emit dataChanged(index(0), index(std::min(before, after) - 1));
    emit countChanged();
}
