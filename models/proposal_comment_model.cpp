#include "models/proposal_comment_model.h"

#include <algorithm>
#include <utility>

#include "models/language.h"
#include "models/words.h"

using namespace estate;

ProposalCommentModel::ProposalCommentModel(QObject* parent) : QAbstractListModel(parent)
{
    Language::instance()->follow(this);
}

int ProposalCommentModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QHash<int, QByteArray> ProposalCommentModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {AuthorRole, "author"},
            {AtTextRole, "atText"},
            {CommentRole, "comment"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant ProposalCommentModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ProposalComment& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case AuthorRole: return toText(row.author);
    case AtTextRole: return Figures::time(row.at);
    case Qt::DisplayRole:
    case CommentRole: return toText(row.text);
    case AccessibleTextRole: return tr("%1 said: %2").arg(toText(row.author), toText(row.text));
    default: return {};
    }
}

void ProposalCommentModel::setComments(std::vector<ProposalComment> comments)
{
    if (comments == m_rows)
        return;
    const int before = count();
    const int after = static_cast<int>(comments.size());
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows.resize(comments.size());
        endRemoveRows();
    } else if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows.insert(m_rows.end(), comments.begin() + before, comments.end());
        endInsertRows();
    }
    m_rows = std::move(comments);
    if (before > 0 && after > 0)
        emit dataChanged(index(0), index(std::min(before, after) - 1));
    emit countChanged();
}
