#include "models/rule_source_model.h"

#include <algorithm>
#include <utility>

#include "models/language.h"
#include "models/words.h"

using namespace estate;

RuleSourceModel::RuleSourceModel(RuleWork* work, QObject* parent)
    : RowListModel(parent), m_work(work)
{
    Language::instance()->follow(this);
    connect(Language::instance(), &Language::changed, this, &RuleSourceModel::refresh);
    connect(work, &RuleWork::draftsChanged, this, &RuleSourceModel::refresh);
    // Others begin and end drafts too, and say so in the log.
    connect(work->desk(), &Desk::eventsAppended, this, &RuleSourceModel::refresh);
    refresh();
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
    showRows(m_rows, std::move(wanted));
}
