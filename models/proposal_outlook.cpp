#include "models/proposal_outlook.h"

#include <algorithm>

#include "models/language.h"
#include "models/proposal_waits.h"
#include "models/words.h"

using namespace estate;

namespace {

// Whether any of what was recovered there still runs there.
bool runsAtDestination(const EstateState& state, const GroupDecision& decision)
{
    if (!decision.destination.valid())
        return false;
    const auto& volumes = state.region(decision.destination).volumes;
    return std::any_of(volumes.begin(), volumes.end(), [&decision](const VolumeState& volume) {
        return std::find(decision.members.begin(), decision.members.end(), volume.volume) !=
               decision.members.end();
    });
}

}  // namespace

ProposalOutlook::ProposalOutlook(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
    connect(Language::instance(), &Language::changed, this, &ProposalOutlook::refresh);
    connect(&m_task, &SlicedWork::finished, this, &ProposalOutlook::tellPlan);
}

SessionFollower::Connections ProposalOutlook::listenTo(Session& session)
{
    Connections made = SessionObject::listenTo(session);
    // Once a second.
    made.push_back(connect(&session, &Session::dataAgeTextChanged, this, &ProposalOutlook::tick));
    return made;
}

void ProposalOutlook::setProposalId(const QString& proposalId)
{
    if (m_proposalId == proposalId)
        return;
    m_proposalId = proposalId;
    emit proposalIdChanged();
    refresh();
}

const Proposal* ProposalOutlook::proposal() const
{
    const auto id = Digest::fromHex(m_proposalId.toStdString());
    if (m_session == nullptr || !m_session->ready() || !id)
        return nullptr;
    return m_session->desk().workspace().proposals().find(*id);
}

void ProposalOutlook::clear()
{
    m_task.cancel();
    m_planning.reset();
    m_figuresText.clear();
    m_timesText.clear();
    m_due.clear();
    m_late = 0;
    m_goesHome = false;
    m_recoveryText.clear();
    m_recovering = false;
    m_nextText.clear();
}

void ProposalOutlook::refresh()
{
    clear();
    const Proposal* shown = proposal();
    if (shown != nullptr && shown->kind() != ProposalKind::rules) {
        if (waits(*shown))
            readPlan(*shown);
        else if (shown->status == ProposalStatus::committed)
            readExecution(*shown);
    }
    emit refreshed();
}

void ProposalOutlook::tick()
{
    if (!m_recovering)
        return;
    const QString before = m_recoveryText;
    tellRecovery();
    if (m_recoveryText != before)
        emit refreshed();
}

void ProposalOutlook::readPlan(const Proposal& proposal)
{
    if (proposal.kind() != ProposalKind::loss)
        return;
    const Desk& desk = m_session->desk();
    auto planning = desk.workspace().beginPreview(proposal.content.failures, desk.now());
    if (!planning)
        return;
    m_planning = std::move(*planning);
    m_decisions = proposal.content.decisions;
    m_task.begin([this] { return m_planning->step(); });
}

void ProposalOutlook::tellPlan()
{
    const Preview preview = m_planning->take();
    m_planning.reset();
    // What would be decided otherwise by now is not what is judged; a review will say so.
    if (preview.decisions != m_decisions)
        return;
    const PlanSummary& summary = preview.summary;
    // A figure and its unit stay on one line.
    const QString cost = Figures::costBrief(summary.total().microunits)
                             .replace(QLatin1Char(' '), QChar(QChar::Nbsp));
    m_figuresText = tr("%1 Expected cost: %2.").arg(PlanSession::summaryTextOf(summary), cost);
    m_timesText = summary.recovered == 0
                      ? tr("Times count from the commit.")
                      : tr("Times count from the commit: the last recovery ends %1 after it.")
                            .arg(Figures::duration(summary.lastCompletion.since(preview.at)));
    emit refreshed();
}

void ProposalOutlook::readExecution(const Proposal& proposal)
{
    // A compacted journal no longer has the plan: then there is nothing to tell.
    const auto execution = m_session->desk().workspace().execution(proposal.content.proposal);
    if (!execution)
        return;
    m_goesHome = proposal.kind() == ProposalKind::failback;
    for (const Participant& participant : execution->participants) {
        const auto& timing = participant.decision.timing;
        if (!timing)
            continue;
        m_due.push_back(timing->completion);
        m_late += timing->rtoMet ? 0 : 1;
    }
    std::sort(m_due.begin(), m_due.end());
    tellRecovery();
    tellNext(proposal, execution->participants);
}

void ProposalOutlook::tellRecovery()
{
    if (m_due.empty())
        return;
    const Timestamp now = m_session->desk().now();
    const auto done =
        static_cast<int>(std::upper_bound(m_due.begin(), m_due.end(), now) - m_due.begin());
    const int total = static_cast<int>(m_due.size());
    const QString last = Figures::time(m_due.back());
    m_recovering = done < total;
    if (m_goesHome)
        m_recoveryText =
            m_recovering
                ? tr("Going home: %1 of %n group(s) by the prediction so far, the last is due "
                     "%2.",
                     nullptr, total)
                      .arg(Figures::countText(done), last)
                : tr("At home, as predicted: %n group(s) since %1.", nullptr, total).arg(last);
    else
        m_recoveryText =
            m_recovering
                ? tr("Recovering: %1 of %n group(s) by the prediction so far, the last is due "
                     "%2; %3 late.",
                     nullptr, total)
                      .arg(Figures::countText(done), last, Figures::countText(m_late))
                : tr("Recovered, as predicted: %n group(s) since %1, %2 late.", nullptr, total)
                      .arg(last, Figures::countText(m_late));
}

void ProposalOutlook::tellNext(const Proposal& proposal,
                               const std::vector<Participant>& participants)
{
    if (m_goesHome)
        return;
    const EstateState& state = m_session->desk().state();
    QStringList lost;
    QStringList back;
    for (const std::string& id : proposal.content.failures.regions) {
        const auto region = state.catalog().findRegion(id);
        if (!region)
            continue;
        const bool away = std::any_of(participants.begin(), participants.end(),
                                      [&state, &region](const Participant& participant) {
                                          return participant.decision.source == *region &&
                                                 runsAtDestination(state, participant.decision);
                                      });
        if (away)
            (state.available(*region) ? back : lost) << toText(id);
    }
    if (!back.isEmpty())
        m_nextText = tr("Next: %1 is back, fail back what runs elsewhere.").arg(idsBrief(back));
    else if (!lost.isEmpty())
        m_nextText =
            tr("Next: when %1 is back, fail back what runs elsewhere.").arg(idsBrief(lost));
}
