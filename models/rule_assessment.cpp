#include "models/rule_assessment.h"

#include <QElapsedTimer>
#include <utility>

#include "models/slice.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr std::uint32_t policiesPerLook = 64;
constexpr std::uint64_t setsPerLook = 2'000;
constexpr std::size_t reachListedMax = reachChangesMax;

BlockKey keyOfFinding(const EstateState& state, const LintFinding& finding)
{
    if (finding.policy.valid())
        return {BlockKind::policy, state.rules().policy(finding.policy).id};
    return {BlockKind::application, state.catalog().application(finding.application).id};
}

}  // namespace

RuleAssessment::RuleAssessment(RuleWork* work, QObject* parent) : QObject(parent), m_work(work)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &RuleAssessment::step);
    connect(work, &RuleWork::changed, this, &RuleAssessment::restart);
    connect(work, &RuleWork::moved, this, &RuleAssessment::restart);
    // What is lost by now changes what a rule means.
    connect(work->desk(), &Desk::eventsAppended, this, &RuleAssessment::follow);
}

void RuleAssessment::setActive(bool active)
{
    m_active = active;
    if (active && m_waiting)
        restart();
}

double RuleAssessment::progress() const
{
    const auto share = [](std::uint64_t part, std::uint64_t whole) {
        return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
    };
    switch (m_stage) {
    case Checking: return 0;
    case Resolving: return 0.05;
    case Counting: return 0.1;
    case Linting: return m_lint ? 0.2 + 0.4 * share(m_lint->done(), m_lint->policies()) : 0.2;
    case Reaching:
        return m_reaching ? 0.6 + 0.4 * share(m_reaching->done(), m_reaching->edited()) : 0.6;
    case Settled: return 1;
    }
    return 1;
}

QString RuleAssessment::progressText() const
{
    switch (m_stage) {
    case Checking:
    case Resolving: return tr("Checking against the estate");
    case Counting: return tr("Counting what is governed");
    case Linting: return tr("Looking for mistakes");
    case Reaching:
        return m_reaching ? tr("Reach: %1 of %2 groups looked at")
                                .arg(Figures::count(m_reaching->done()),
                                     Figures::count(m_reaching->edited()))
                          : tr("Reach");
    case Settled: return {};
    }
    return {};
}

RuleAssessment::Governed RuleAssessment::governed(const BlockKey& key) const
{
    const auto found = m_governed.find(key);
    return found == m_governed.end() ? Governed() : found->second;
}

RuleAssessment::Findings RuleAssessment::findings(const BlockKey& key) const
{
    const auto found = m_findings.find(key);
    return found == m_findings.end() ? Findings() : found->second;
}

// Most of what is journaled leaves the estate as it is.
void RuleAssessment::follow()
{
    if (m_work->desk()->state().hash() != m_stateHash)
        restart();
}

void RuleAssessment::restart()
{
    m_flows.clear();
    m_lint.reset();
    m_reaching.reset();
    m_waiting = !m_active || !m_work->desk()->isOpen();
    enter(Checking);
    if (m_waiting)
        m_timer.stop();
    else
        m_timer.start();
}

void RuleAssessment::enter(Stage stage)
{
    m_stage = stage;
    emit progressed();
}

void RuleAssessment::step()
{
    if (!m_work->desk()->isOpen()) {
        m_timer.stop();
        return;
    }
    switch (m_stage) {
    case Checking:
        checkAgain();
        enter(Resolving);
        break;
    case Resolving:
        resolve();
        // Who hears of it finds it resolved.
        enter(m_edited ? Counting : Settled);
        emit resolved();
        break;
    case Counting:
        if (countMore())
            break;
        emit counted();
        enter(Linting);
        break;
    case Linting:
        if (lintMore())
            break;
        emit linted();
        enter(m_work->changes().empty() ? Settled : Reaching);
        break;
    case Reaching:
        if (!reachMore())
            enter(Settled);
        break;
    case Settled: break;
    }
    if (m_stage != Settled) {
        emit progressed();
        return;
    }
    m_timer.stop();
    if (m_work->changes().empty() || !m_edited) {
        m_reach = {};
        emit reached();
    }
    if (!m_edited) {
        m_governed.clear();
        m_findings.clear();
        m_report = {};
        emit counted();
        emit linted();
    }
    emit settled();
}

// A slice of its own beside resolve(): each looks at all rules.
void RuleAssessment::checkAgain()
{
    const EstateState& state = m_work->desk()->state();
    m_stateHash = state.hash();
    m_problems.clear();
    if (!m_work->changes().empty())
        m_problems = checkRules(state.catalog(), inForce(), m_work->shown());
}

RulesInForce RuleAssessment::inForce() const
{
    const Desk& desk = *m_work->desk();
    return {desk.state().rules(), desk.workspace().approvedRules()};
}

void RuleAssessment::resolve()
{
    const EstateState& state = m_work->desk()->state();
    m_edited.reset();
    if (!m_problems.empty()) {
        m_rules.reset();
        return;
    }
    auto edited = std::make_unique<EstateState>(state);
    if (!m_work->changes().empty()) {
        auto rules = resolveRules(state.catalog(), inForce(), m_work->shown());
        if (!rules) {
            m_rules.reset();
            return;
        }
        m_rules = std::move(*rules);
        edited->editRules() = *m_rules;
    } else {
        m_rules = std::make_shared<const Rules>(state.rules());
    }
    m_edited = std::move(edited);
}

// To find the flows looks at the whole estate, to count them at all rules: a slice each.
bool RuleAssessment::countMore()
{
    if (m_flows.empty()) {
        m_flows = flowsOf(*m_edited);
        if (!m_flows.empty())
            return true;
    }
    m_governed.clear();
    const Catalog& catalog = m_edited->catalog();
    std::vector<Governed> byPolicy(m_rules->policies.size());
    std::vector<ApplicationIndex> lastApplication(m_rules->policies.size());
    std::vector<std::uint64_t> byApplication(catalog.applications.size(), 0);
    // Flows come by application, so each is new to a policy once.
    for (const Flow& flow : std::exchange(m_flows, {})) {
        byApplication[flow.application.value] += 1;
        const PolicyIndex policy = m_rules->policyOf(catalog, flow.members.front());
        if (!policy.valid())
            continue;
        Governed& governed = byPolicy[policy.value];
        governed.flows += 1;
        if (std::exchange(lastApplication[policy.value], flow.application) != flow.application)
            governed.applications += 1;
    }
    for (std::size_t policy = 0; policy < byPolicy.size(); ++policy) {
        if (byPolicy[policy].flows > 0)
            m_governed[{BlockKind::policy, m_rules->policies[policy].id}] = byPolicy[policy];
    }
    for (const auto& [key, block] : m_work->shown().blocks()) {
        if (key.kind != BlockKind::application)
            continue;
        if (const auto application = catalog.findApplication(key.id))
            m_governed[key] = {byApplication[application->value], 1};
    }
    return false;
}

bool RuleAssessment::lintMore()
{
    if (!m_lint) {
        m_lint = std::make_unique<Lint>(*m_edited, m_rules);
        return true;
    }
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < sliceMilliseconds) {
        if (m_lint->step(policiesPerLook))
            continue;
        m_report = m_lint->report();
        m_lint.reset();
        m_findings.clear();
        for (const LintFinding& finding : m_report.findings) {
            Findings& findings = m_findings[keyOfFinding(*m_edited, finding)];
            switch (finding.severity()) {
            case LintSeverity::error: findings.errors += 1; break;
            case LintSeverity::warning: findings.warnings += 1; break;
            case LintSeverity::info: findings.notes += 1; break;
            }
        }
        return false;
    }
    return true;
}

bool RuleAssessment::reachMore()
{
    if (!m_reaching) {
        auto reach = ReachDescription::make(m_work->desk()->state(), m_rules, reachListedMax);
        if (!reach) {
            m_work->desk()->report(reach.error());
            return false;
        }
        m_reaching.emplace(std::move(*reach));
        return true;
    }
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < sliceMilliseconds) {
        if (m_reaching->step(setsPerLook))
            continue;
        m_reach = m_reaching->result();
        m_reaching.reset();
        emit reached();
        return false;
    }
    return true;
}
