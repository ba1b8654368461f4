// The part of a PlanSession that runs: planned in slices, of the estate as it was when the run
// began, and begun anew when that is another one before it is done.
#include <algorithm>
#include <utility>

#include "models/failure_ids.h"
#include "models/plan_session.h"
#include "models/words.h"

using namespace estate;

bool PlanSession::run()
{
    return begin(m_failures.ids());
}

bool PlanSession::begin(const QStringList& failureIds)
{
    if (!m_desk->isOpen())
        return false;
    const auto delay = Figures::parseDuration(m_delayText);
    if (!delay) {
        m_desk->report(delay.error());
        return false;
    }
    const Workspace& workspace = m_desk->workspace();
    const FailureSet failures = failureSetOf(m_desk->catalog(), failureIds);
    const Timestamp at = workspace.eventTime(m_desk->now() + *delay);
    Run run{failureIds,
            m_desk->state().index(),
            m_desk->state().hash(),
            at,
            closedDigest(m_desk->catalog(), workspace.closedWindows(), at),
            std::nullopt,
            std::nullopt};
    if (m_secondLoss.asked()) {
        auto both = m_secondLoss.begin(failures, at);
        if (!both) {
            m_desk->report(both.error());
            return false;
        }
        run.bothPlans = std::move(*both);
    } else {
        auto plan = workspace.beginPreview(failures, at);
        if (!plan) {
            m_desk->report(plan.error());
            return false;
        }
        run.plan = std::move(*plan);
    }
    m_run = std::move(run);
    m_progress = 0;
    emit progressChanged();
    m_task.begin([this] { return m_run->step(); });
    return true;
}

void PlanSession::cancelRun()
{
    m_task.cancel();
    m_run.reset();
}

// What comes last says late how much it is; a person sees it go on all the same.
void PlanSession::noteProgress()
{
    const PlanningProgress now = m_run->progress();
    m_progress = std::max(m_progress, static_cast<qreal>(now.done) / static_cast<qreal>(now.total));
    emit progressChanged();
}

void PlanSession::finishRun()
{
    Run run = std::move(*m_run);
    m_run.reset();
    if (run.plan) {
        m_secondLoss.setAnswer(nullptr);
        setPreview(std::make_shared<const Preview>(run.plan->take()), run.index);
        return;
    }
    const auto both = std::make_shared<const SecondLossPreview>(run.bothPlans->take());
    m_secondLoss.setAnswer(both);
    setPreview({both, &both->first}, run.index);
}

// Of what lies beside the estate, only what is under maintenance decides a plan.
void PlanSession::checkRun()
{
    if (!m_run || (m_desk->state().hash() == m_run->stateHash &&
                   closedDigest(m_desk->catalog(), m_desk->workspace().closedWindows(),
                                m_run->at) == m_run->closed))
        return;
    if (!begin(QStringList(m_run->failureIds)))
        cancelRun();
}

QString PlanSession::progressText() const
{
    return tr("Planning: %1")
        .arg(Figures::share(static_cast<std::uint64_t>(m_progress * 100), 100));
}
