// What there is to read about one proposal before it is judged: the difference of the rules and its
// reach, what goes another way since, what people said, and what one person did alone. In QML:
// ProposalReview { session: ...; proposalId: ... }
#pragma once

#include <QQmlEngine>

#include "models/flow_change_table.h"
#include "models/proposal_comment_model.h"
#include "models/rule_difference_model.h"
#include "models/session_follower.h"

class ProposalReview : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString proposalId READ proposalId WRITE setProposalId NOTIFY proposalIdChanged)
    // Stable: loss failback rules, or nothing.
    Q_PROPERTY(QString kind READ kind NOTIFY refreshed)
    Q_PROPERTY(QString reachText READ reachText NOTIFY refreshed)
    Q_PROPERTY(QString expiresText READ expiresText NOTIFY refreshed)    // UTC; empty: not any more
    Q_PROPERTY(QString replacesText READ replacesText NOTIFY refreshed)  // brief id, or empty
    Q_PROPERTY(QString drillText READ drillText NOTIFY refreshed)
    // What one person did alone, why, and whether somebody has looked at it since.
    Q_PROPERTY(QString aloneText READ aloneText NOTIFY refreshed)
    Q_PROPERTY(bool wantsRetrospect READ wantsRetrospect NOTIFY refreshed)
    // What changed since it was proposed, region by region; empty: nothing did.
    Q_PROPERTY(QString freshnessText READ freshnessText NOTIFY refreshed)
    Q_PROPERTY(RuleDifferenceModel* difference READ difference CONSTANT)
    Q_PROPERTY(FlowChangeTable* reach READ reach CONSTANT)
    // Groups that the planner decides otherwise by now.
    Q_PROPERTY(FlowChangeTable* flows READ flows CONSTANT)
    Q_PROPERTY(ProposalCommentModel* comments READ comments CONSTANT)

public:
    explicit ProposalReview(QObject* parent = nullptr);

    [[nodiscard]] QString proposalId() const { return m_proposalId; }
    void setProposalId(const QString& proposalId);
    [[nodiscard]] QString kind() const { return m_kind; }
    [[nodiscard]] QString reachText() const { return m_reachText; }
    [[nodiscard]] QString expiresText() const { return m_expiresText; }
    [[nodiscard]] QString replacesText() const { return m_replacesText; }
    [[nodiscard]] QString drillText() const { return m_drillText; }
    [[nodiscard]] QString aloneText() const { return m_aloneText; }
    [[nodiscard]] bool wantsRetrospect() const { return m_wantsRetrospect; }
    [[nodiscard]] QString freshnessText() const { return m_freshnessText; }
    [[nodiscard]] RuleDifferenceModel* difference() { return &m_difference; }
    [[nodiscard]] FlowChangeTable* reach() { return &m_reach; }
    [[nodiscard]] FlowChangeTable* flows() { return &m_flows; }
    [[nodiscard]] ProposalCommentModel* comments() { return &m_comments; }

    // False: refused; session.lastError says why.
    Q_INVOKABLE bool comment(const QString& text);

signals:
    void proposalIdChanged();
    void refreshed();

private:
    void refresh() override;
    void read(const estate::Proposal& proposal);
    void clear();

    QString m_proposalId;
    QString m_kind;
    QString m_reachText;
    QString m_expiresText;
    QString m_replacesText;
    QString m_drillText;
    QString m_aloneText;
    bool m_wantsRetrospect = false;
    QString m_freshnessText;
    RuleDifferenceModel m_difference;
    FlowChangeTable m_reach;
    FlowChangeTable m_flows;
    ProposalCommentModel m_comments;
};
