// What people said about a proposal, oldest first. In QML: review.comments
#pragma once

#include <QQmlEngine>
#include <vector>

#include "engine/journal/proposals.h"
#include "models/row_list_model.h"

class ProposalCommentModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a ProposalReview")

public:
    enum Role {
        AuthorRole = Qt::UserRole + 1,  // author: string
        AtTextRole,                     // atText: UTC
        CommentRole,                    // comment: string
        AccessibleTextRole,             // accessibleText
    };
    Q_ENUM(Role)

    explicit ProposalCommentModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    void setComments(std::vector<estate::ProposalComment> comments);

private:
    std::vector<estate::ProposalComment> m_rows;
};
