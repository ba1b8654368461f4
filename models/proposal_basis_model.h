// What an approval is bound to: one row per region whose planning digest the plan examined, and
// the digests of the rules and of the decisions. In QML:
// ProposalBasisModel { session: ...; proposalId: ... }
#pragma once

#include <QQmlEngine>
#include <QStringList>
#include <vector>

#include "models/session_follower.h"

class ProposalBasisModel : public SessionList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString proposalId READ proposalId WRITE setProposalId NOTIFY proposalIdChanged)
    Q_PROPERTY(int changedCount READ changedCount NOTIFY refreshed)
    Q_PROPERTY(QString rulesDigest READ rulesDigest NOTIFY refreshed)
    Q_PROPERTY(QString decisionsDigest READ decisionsDigest NOTIFY refreshed)

public:
    enum Role {
        RegionIdRole = Qt::UserRole + 1,  // regionId: string
        DigestRole,                       // digest: string, 64 hexadecimal digits
        ChangedRole,                      // changed: bool, the region moved on since
    };
    Q_ENUM(Role)

    explicit ProposalBasisModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString proposalId() const { return m_proposalId; }
    void setProposalId(const QString& proposalId);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int changedCount() const;
    [[nodiscard]] QString rulesDigest() const { return m_rulesDigest; }
    [[nodiscard]] QString decisionsDigest() const { return m_decisionsDigest; }

signals:
    void proposalIdChanged();
    void refreshed();

private:
    struct Row {
        QString regionId;
        QString digest;
        bool changed = false;
        bool operator==(const Row&) const = default;
    };
    void refresh() override;
    [[nodiscard]] std::vector<Row> makeRows();

    QString m_proposalId;
    QString m_rulesDigest;
    QString m_decisionsDigest;
    std::vector<Row> m_rows;
};
