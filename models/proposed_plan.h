// The plan of a proposal as it was proposed: each group with its rule, times and cost, which the
// log does not keep. While it waits and the planner still decides so, it is planned here and now;
// otherwise the estate of then is taken up in slices, and planned on that.
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "models/desk.h"

class ProposedPlan : public QObject {
    Q_OBJECT

public:
    struct Plan {
        estate::EstateState state;  // that it was planned on: its catalog and rules
        estate::Preview preview;
        bool then = false;  // on the estate of then
    };

    explicit ProposedPlan(QObject* parent = nullptr);

    // Keeps what it has where that is the plan of this proposal. Of a change of the rules: nothing.
    void read(const Desk& desk, const estate::Proposal& proposal);
    void clear();
    // Null: there is none, or it is still being planned.
    [[nodiscard]] const Plan* plan() const { return m_plan.get(); }
    [[nodiscard]] bool reading() const { return m_opening.has_value(); }
    // Why there is no plan, for people; empty where none is missed.
    [[nodiscard]] QString obstacle() const;

signals:
    void changed();

private:
    [[nodiscard]] bool planNow(const Desk& desk, const estate::Proposal& proposal);
    void openThen(const Desk& desk, const estate::Proposal& proposal);
    void readMore();
    void planThen(const estate::Workspace& then);

    std::optional<estate::ProposalOpened> m_content;  // what is read, or was
    std::uint64_t m_openedIndex = 0;
    estate::Timestamp m_openedAt;
    std::unique_ptr<const Plan> m_plan;
    std::optional<estate::WorkspaceOpening> m_opening;
    std::optional<estate::Error> m_error;
    bool m_otherwise = false;  // this program decides otherwise on the same estate
    QTimer m_timer;
};
