#include "models/first_run.h"

#include <QUrl>
#include <algorithm>

#include "models/language.h"
#include "models/people.h"
#include "models/preferences.h"
#include "models/words.h"

using namespace estate;

namespace {

const QString stateKey = QStringLiteral("firstRun/tour");
const QString offered = QStringLiteral("offered");

// Plans made to find a loss that leaves something to recover: a few milliseconds.
constexpr int candidatesMax = 4;

// On its way to a commit, or there.
bool leadsOn(ProposalStatus status)
{
    return status == ProposalStatus::open || status == ProposalStatus::approved ||
           status == ProposalStatus::executing || status == ProposalStatus::committed;
}

}  // namespace

FirstRun::FirstRun(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
}

void FirstRun::offer()
{
    Preferences::instance()->setValue(stateKey, offered);
}

SessionFollower::Connections FirstRun::listenTo(Session& session)
{
    return {
        connect(&session, &Session::readyChanged, this, &FirstRun::reload),
        connect(&session, &Session::eventsChanged, this, &FirstRun::refresh),
        connect(session.plan(), &PlanSession::previewChanged, this, &FirstRun::refresh),
        connect(session.plan(), &PlanSession::selectedDecisionChanged, this, &FirstRun::noteChoice),
        connect(session.regions(), &RegionListModel::dataChanged, this, &FirstRun::noteRisk)};
}

bool FirstRun::opened() const
{
    return m_session != nullptr && m_session->ready();
}

bool FirstRun::onFederal() const
{
    return opened() && m_session->desk().workspace().source().origin == EstateOrigin::federal;
}

// A rehearsal in a file would stay in that file.
bool FirstRun::onDrillEstate() const
{
    return opened() && !m_session->keepsFile() &&
           m_session->desk().workspace().source().origin == EstateOrigin::fourRegion;
}

bool FirstRun::drilling() const
{
    return onDrillEstate() && m_session->desk().workspace().governance().drill().has_value();
}

std::uint64_t FirstRun::head() const
{
    return opened() ? m_session->desk().present().journal().head().index : 0;
}

// The newest plan of a loss that was proposed since the tour began, or since it came to this
// estate.
const Proposal* FirstRun::proposal() const
{
    if (!opened())
        return nullptr;
    const auto& all = m_session->desk().present().proposals().all();
    const auto found = std::find_if(all.rbegin(), all.rend(), [this](const auto& proposal) {
        return proposal->openedIndex > m_since && proposal->kind() == ProposalKind::loss &&
               leadsOn(proposal->status);
    });
    return found == all.rend() ? nullptr : found->get();
}

FirstRun::Task FirstRun::task() const
{
    if (!opened())
        return NameRegion;
    if (finished())
        return GoHome;
    if (done())
        return GoOn;
    if (m_step == drillStep)
        return drillTask();
    if (m_step == explainStep && m_session->plan()->hasPreview())
        return ChooseDecision;
    if (!onFederal())
        return OpenFederal;
    return m_suggested.isEmpty() ? NameRegion : RunLoss;
}

FirstRun::Task FirstRun::drillTask() const
{
    if (const Proposal* current = proposal()) {
        switch (current->status) {
        case ProposalStatus::open: return Approve;
        case ProposalStatus::approved: return Commit;
        default: return Watch;
        }
    }
    if (!drilling())
        return OpenDrill;
    if (m_session->plan()->hasPreview() && m_session->plan()->proposeObstacle().isEmpty())
        return Propose;
    return m_suggested.isEmpty() ? NameRegion : RunLoss;
}

QStringList FirstRun::failureIds() const
{
    return m_suggested.isEmpty() ? QStringList() : QStringList{m_suggested};
}

QString FirstRun::proposalId() const
{
    const Proposal* current = proposal();
    return current == nullptr ? QString() : toText(current->content.proposal.hex());
}

// Another estate is open, or none.
void FirstRun::reload()
{
    m_suggested.clear();
    m_barren.reset();
    m_since = head();
    m_proposed = false;
    if (!m_active && opened() &&
        Preferences::instance()->value(stateKey, QString()).toString() == offered)
        begin();
    else if (m_active)
        refresh();
}

void FirstRun::begin()
{
    if (!opened())
        return;
    m_active = true;
    m_step = lossStep;
    m_done.fill(false);
    m_chose = false;
    m_proposed = false;
    m_since = head();
    Preferences::instance()->setValue(stateKey, QStringLiteral("begun"));
    m_session->regions()->askRisk();
    refresh();
}

void FirstRun::close()
{
    if (!m_active)
        return;
    m_active = false;
    Preferences::instance()->setValue(stateKey, m_done[drillStep] ? QStringLiteral("finished")
                                                                  : QStringLiteral("skipped"));
    emit changed();
}

void FirstRun::back()
{
    if (m_step == lossStep)
        return;
    --m_step;
    emit changed();
}

void FirstRun::next()
{
    if (!done() || m_step == drillStep)
        return;
    ++m_step;
    refresh();
}

void FirstRun::noteChoice()
{
    m_chose = m_chose || (m_active && opened() && m_session->plan()->selectedDecision() >= 0);
    refresh();
}

void FirstRun::refresh()
{
    if (!m_active)
        return;
    if (opened()) {
        noteDone();
        suggest();
    }
    emit changed();
}

// Single losses are planned in slices; then their costs come row by row.
void FirstRun::noteRisk()
{
    if (!m_active || !opened() || !m_suggested.isEmpty())
        return;
    suggest();
    if (!m_suggested.isEmpty())
        emit changed();
}

// What was done moves the tour on to its step; going back in it is left alone.
void FirstRun::noteDone()
{
    const Proposal* current = proposal();
    m_done[lossStep] = m_done[lossStep] || m_session->plan()->hasPreview() || current != nullptr;
    if (m_chose && !m_done[explainStep]) {
        m_done[explainStep] = true;
        m_step = std::max<int>(m_step, explainStep);
    }
    const bool proposed = current != nullptr;
    if (proposed && !m_proposed)
        m_step = drillStep;
    m_proposed = proposed;
    if (m_done[drillStep] || !proposed || current->status != ProposalStatus::committed)
        return;
    m_done[drillStep] = true;
    m_step = drillStep;
    Preferences::instance()->setValue(stateKey, QStringLiteral("finished"));
}

// The loss of one region that costs most, of those that leave something to recover.
void FirstRun::suggest()
{
    const RegionListModel& regions = *m_session->regions();
    const int suggested = regions.rowOf(m_suggested);
    if (suggested >= 0 && regions.rowAt(suggested).available)
        return;
    m_suggested.clear();
    const Desk& desk = m_session->desk();
    // The last region's cost is known when all are.
    if (regions.count() == 0 || !regions.rowAt(regions.count() - 1).risk ||
        m_barren == desk.state().hash())
        return;
    int looked = 0;
    for (const int row : regions.ordered(RegionListModel::Order::risk)) {
        const RegionListModel::Row& region = regions.rowAt(row);
        if (!region.available)
            continue;
        if (++looked > candidatesMax)
            break;
        FailureSet failures;
        failures.regions = {region.regionId.toStdString()};
        const auto preview = desk.workspace().preview(failures, desk.now());
        if (preview && preview->summary.recovered > 0) {
            m_suggested = region.regionId;
            return;
        }
    }
    m_barren = desk.state().hash();
}

// What is being carried out is neither left nor lost.
bool FirstRun::mayReplace()
{
    if (!opened())
        return false;
    if (!m_session->busy() && !m_session->cuts()->running())
        return true;
    m_session->refuse(tr("An execution is being carried out. Go on when it has ended."),
                      QStringLiteral("not-allowed"));
    return false;
}

bool FirstRun::openFederal()
{
    if (onFederal())
        return true;
    if (!mayReplace())
        return false;
    return m_homePath.isEmpty()
               ? m_session->openFederalSample(toText(graphName(EstateGraph::chains)))
               : m_session->openJournalFile(QUrl::fromLocalFile(m_homePath));
}

bool FirstRun::openDrill()
{
    if (!onDrillEstate()) {
        if (!mayReplace())
            return false;
        const QString home = onFederal() && m_session->keepsFile()
                                 ? toText(m_session->desk().present().journal().path())
                                 : QString();
        if (!m_session->openFourRegionSample())
            return false;
        m_homePath = home;
    }
    People people;
    people.setSession(m_session);
    return people.drilling() || people.beginDrill(tr("the tour of a first run"));
}
