#include "models/rule_conflict_model.h"

#include "models/language.h"
#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

RuleConflictModel::RuleConflictModel(RuleWork* work, QObject* parent)
    : RowListModel(parent), m_work(work)
{
    Language::instance()->follow(this);
    connect(work, &RuleWork::changed, this, &RuleConflictModel::refresh);
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
    showRows(m_rows, m_work->conflicts());
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
