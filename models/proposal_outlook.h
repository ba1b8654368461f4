// What the plan of a proposal promises: its figures while it waits to be decided on, and, once it
// is committed, where the recovery has to be by now and what comes after it. Committed is not
// recovered. In QML: ProposalOutlook { session: ...; proposalId: ... }
#pragma once

#include <QQmlEngine>
#include <optional>
#include <vector>

#include "models/session_follower.h"
#include "models/sliced_work.h"

class ProposalOutlook : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    // Empty: there is nothing to tell.
    Q_PROPERTY(QString proposalId READ proposalId WRITE setProposalId NOTIFY proposalIdChanged)
    // As Plan says it, of a proposal that waits; empty where it is not planned as it was proposed.
    Q_PROPERTY(QString figuresText READ figuresText NOTIFY refreshed)
    // Since when its recoveries count, and how long they take; empty as figuresText is.
    Q_PROPERTY(QString timesText READ timesText NOTIFY refreshed)
    // By the predictions of what was carried out, against the running clock.
    Q_PROPERTY(QString recoveryText READ recoveryText NOTIFY refreshed)
    Q_PROPERTY(bool recovering READ recovering NOTIFY refreshed)
    // What a person does after it, empty where nothing is left to do.
    Q_PROPERTY(QString nextText READ nextText NOTIFY refreshed)

public:
    explicit ProposalOutlook(QObject* parent = nullptr);

    [[nodiscard]] QString proposalId() const { return m_proposalId; }
    void setProposalId(const QString& proposalId);
    [[nodiscard]] QString figuresText() const { return m_figuresText; }
    [[nodiscard]] QString timesText() const { return m_timesText; }
    [[nodiscard]] QString recoveryText() const { return m_recoveryText; }
    [[nodiscard]] bool recovering() const { return m_recovering; }
    [[nodiscard]] QString nextText() const { return m_nextText; }

signals:
    void proposalIdChanged();
    void refreshed();

private:
    Connections listenTo(Session& session) override;
    void refresh() override;
    void tick();
    void clear();
    void readPlan(const estate::Proposal& proposal);
    void tellPlan();
    void readExecution(const estate::Proposal& proposal);
    void tellRecovery();
    void tellNext(const estate::Proposal& proposal,
                  const std::vector<estate::Participant>& participants);
    [[nodiscard]] const estate::Proposal* proposal() const;  // null: none

    QString m_proposalId;
    QString m_figuresText;
    QString m_timesText;
    // The plan that the figures are of, while it is made in slices, and what it has to decide.
    std::optional<estate::PreviewPlanning> m_planning;
    estate::Digest m_decisions;
    SlicedWork m_task;
    std::vector<estate::Timestamp> m_due;  // of the groups, as predicted
    int m_late = 0;                        // of them, after their objective
    bool m_goesHome = false;
    QString m_recoveryText;
    bool m_recovering = false;
    QString m_nextText;
};
