#include "models/proposed_plan.h"

#include <QElapsedTimer>
#include <utility>

#include "models/engine_words.h"
#include "models/proposal_waits.h"
#include "models/slice.h"

using namespace estate;

namespace {

constexpr std::uint64_t recordsPerStep = 16;

Result<Preview> previewOf(const Workspace& workspace, const ProposalOpened& content, Timestamp at)
{
    return content.failback.empty() ? workspace.preview(content.failures, at)
                                    : workspace.previewFailback(content.failback, at);
}

}  // namespace

ProposedPlan::ProposedPlan(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &ProposedPlan::readMore);
}

void ProposedPlan::clear()
{
    m_timer.stop();
    m_opening.reset();
    m_plan.reset();
    m_content.reset();
    m_error.reset();
    m_otherwise = false;
}

void ProposedPlan::read(const Desk& desk, const Proposal& proposal)
{
    const bool same = m_content && m_content->proposal == proposal.content.proposal &&
                      m_content->decisions == proposal.content.decisions;
    if (same)
        return;
    clear();
    m_content = proposal.content;
    m_openedIndex = proposal.openedIndex;
    m_openedAt = proposal.openedAt;
    if (proposal.kind() == ProposalKind::rules)
        return;
    if (!waits(proposal) || !planNow(desk, proposal))
        openThen(desk, proposal);
}

bool ProposedPlan::planNow(const Desk& desk, const Proposal& proposal)
{
    auto preview = previewOf(desk.workspace(), proposal.content, desk.now());
    if (!preview || preview->decisions != proposal.content.decisions)
        return false;
    m_plan = std::make_unique<const Plan>(Plan{desk.state(), std::move(*preview), false});
    return true;
}

// Its own record changes nothing of the estate that it was planned on.
void ProposedPlan::openThen(const Desk& desk, const Proposal& proposal)
{
    auto opening = WorkspaceOpening::asOf(desk.workspace(), proposal.openedIndex);
    if (!opening) {
        m_error = opening.error();
        return;
    }
    m_opening.emplace(std::move(*opening));
    m_timer.start();
}

void ProposedPlan::readMore()
{
    if (!m_opening)
        return m_timer.stop();
    QElapsedTimer elapsed;
    elapsed.start();
    bool more = true;
    while (more && elapsed.elapsed() < sliceMilliseconds) {
        const auto stepped = m_opening->step(recordsPerStep);
        if (!stepped) {
            m_error = stepped.error();
            m_opening.reset();
            m_timer.stop();
            emit changed();
            return;
        }
        more = *stepped;
    }
    if (more)
        return;
    m_timer.stop();
    const Workspace then = m_opening->take();
    m_opening.reset();
    planThen(then);
    emit changed();
}

void ProposedPlan::planThen(const Workspace& then)
{
    auto preview = previewOf(then, *m_content, m_openedAt);
    if (!preview) {
        m_error = preview.error();
        return;
    }
    m_otherwise = preview->decisions != m_content->decisions;
    if (!m_otherwise)
        m_plan = std::make_unique<const Plan>(Plan{then.state(), std::move(*preview), true});
}

QString ProposedPlan::obstacle() const
{
    if (m_error)
        return engineSentence(m_error->message);
    return m_otherwise ? tr("This version of the planner decides otherwise on the same estate.")
                       : QString();
}
