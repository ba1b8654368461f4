#include "models/proposal_comment_model.h"

#include <utility>

#include "models/language.h"
#include "models/words.h"

using namespace estate;

ProposalCommentModel::ProposalCommentModel(QObject* parent) : RowListModel(parent)
{
    Language::instance()->follow(this);
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
    showRows(m_rows, std::move(comments));
}
