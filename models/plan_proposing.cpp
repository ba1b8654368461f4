#include "models/plan_proposing.h"

#include <algorithm>
#include <utility>

#include "models/words.h"

using namespace estate;

PlanProposing::PlanProposing(Desk* desk, QObject* parent) : QObject(parent), m_desk(desk)
{
    // What it was planned on belongs to the journal that goes.
    connect(desk, &Desk::aboutToReplace, this, &PlanProposing::cancel);
    connect(&m_task, &SlicedWork::runningChanged, this, &PlanProposing::runningChanged);
    connect(&m_task, &SlicedWork::progressed, this, &PlanProposing::noteProgress);
    connect(&m_task, &SlicedWork::finished, this, &PlanProposing::finish);
}

void PlanProposing::begin(const QString& title, const FailureSet& failures)
{
    cancel();
    m_made.clear();
    auto planning = m_desk->workspace().beginProposal(m_desk->operatorName().toStdString(),
                                                      title.toStdString(), failures, m_desk->now());
    if (!planning) {
        m_desk->report(planning.error());
        return;
    }
    m_planning.emplace(std::move(*planning));
    m_title = title;
    m_progress = 0;
    emit progressChanged();
    m_task.begin([this] { return m_planning->step(); });
}

void PlanProposing::cancel()
{
    m_task.cancel();
    m_planning.reset();
}

void PlanProposing::noteProgress()
{
    const PlanningProgress now = m_planning->progress();
    m_progress = std::max(m_progress, static_cast<qreal>(now.done) / static_cast<qreal>(now.total));
    emit progressChanged();
}

void PlanProposing::finish()
{
    ProposalPlanning planning = std::move(*m_planning);
    m_planning.reset();
    const auto proposal = m_desk->workspace().openProposal(std::move(planning));
    if (!proposal) {
        m_desk->report(proposal.error());
        return;
    }
    m_made = toText(proposal->hex());
    // First: a view's handlers come before those of C++, and look for it in the lists.
    m_desk->noteEvents();
    m_desk->announce(tr("Proposed: %1. Another operator approves it in Changes.").arg(m_title));
    emit proposed(m_made);
}

QString PlanProposing::progressText() const
{
    return tr("Planning again: %1")
        .arg(Figures::share(static_cast<std::uint64_t>(m_progress * 100), 100));
}
