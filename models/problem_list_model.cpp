#include "models/problem_list_model.h"

#include <utility>

ProblemListModel::ProblemListModel(QObject* parent) : RowListModel(parent) {}

QVariant ProblemListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return row.text;
    case MessageRole: return row.message;
    case SuggestionsRole: return row.suggestions;
    default: return {};
    }
}

QHash<int, QByteArray> ProblemListModel::roleNames() const
{
    return {{TextRole, "text"}, {MessageRole, "message"}, {SuggestionsRole, "suggestions"}};
}

void ProblemListModel::replace(std::vector<Row> rows)
{
    const int before = count();
    if (before > 0) {
        beginRemoveRows({}, 0, before - 1);
        m_rows.clear();
        endRemoveRows();
    }
    if (!rows.empty()) {
        beginInsertRows({}, 0, static_cast<int>(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
    if (before != count())
        emit countChanged();
}

void ProblemListModel::dismiss(int row)
{
    if (row < 0 || row >= count())
        return;
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
    emit countChanged();
}
