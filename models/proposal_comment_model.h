// What people said about a proposal, oldest first. In QML: review.comments
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <vector>

#include "engine/journal/proposals.h"

class ProposalCommentModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a ProposalReview")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        AuthorRole = Qt::UserRole + 1,  // author: string
        AtTextRole,                     // atText: UTC
        CommentRole,                    // comment: string
        AccessibleTextRole,             // accessibleText
    };
    Q_ENUM(Role)

    explicit ProposalCommentModel(QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    void setComments(std::vector<estate::ProposalComment> comments);

signals:
    void countChanged();

private:
    std::vector<estate::ProposalComment> m_rows;
};
