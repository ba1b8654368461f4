#include "models/rule_conflict_model.h"

#include <algorithm>

#include "models/language.h"
#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

RuleConflictModel::RuleConflictModel(RuleWork* work, QObject* parent)
    : QAbstractListModel(parent), m_work(work)
{
    Language::instance()->follow(this);
    connect(work, &RuleWork::changed, this, &RuleConflictModel::refresh);
}

int RuleConflictModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QHash<int, QByteArray> RuleConflictModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {TitleRole, "title"},
            {BlockKeyRole, "blockKey"},   {TheirsRole, "theirs"},
            {MineRole, "mine"},           {AccessibleTextRole, "accessibleText"}};
}

QVariant RuleConflictModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DraftConflict& conflict = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return blockTitle(conflict.key);
    case BlockKeyRole: return blockKeyText(conflict.key);
    case TheirsRole: return toText(conflict.theirs).trimmed();
    case MineRole: return toText(conflict.mine).trimmed();
    case AccessibleTextRole:
        return tr("%1 was approved otherwise since the draft changed it")
            .arg(blockTitle(conflict.key));
    default: return {};
    }
}

void RuleConflictModel::refresh()
{
    const std::vector<DraftConflict>& wanted = m_work->conflicts();
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
    m_rows = wanted;
    if (before > 0 && after > 0)
        emit dataChanged(index(0), index(std::min(before, after) - 1));
    emit countChanged();
}

bool RuleConflictModel::resolve(int row, ConflictChoice choice)
{
    return row >= 0 && row < count() &&
           m_work->resolve(m_rows[static_cast<std::size_t>(row)].key, choice);
}

bool RuleConflictModel::keepMine(int row)
{
    return resolve(row, ConflictChoice::keepMine);
}

bool RuleConflictModel::takeTheirs(int row)
{
    return resolve(row, ConflictChoice::takeTheirs);
}
