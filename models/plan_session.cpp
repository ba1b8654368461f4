#include "models/plan_session.h"

#include <QRegularExpression>

#include "models/engine_words.h"
#include "models/failure_ids.h"
#include "models/language.h"
#include "models/maintenance_words.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr qsizetype pastedIdsMax = 4'096;
constexpr qsizetype titleRegionsMax = 4;

}  // namespace

PlanSession::PlanSession(Desk* desk, QObject* parent)
    : QObject(parent), m_desk(desk), m_decisions(desk), m_timeline(desk), m_capacity(desk),
      m_explain(desk), m_analysis(desk), m_proposing(desk), m_secondLoss(desk)
{
    Language::instance()->follow(this);
    connect(desk, &Desk::aboutToReplace, this, [this] {
        cancelRun();
        m_problems.clear();
        if (!m_desk->movesInTime())
            noteFailures(m_failures.setIds({}));
        setPreview(nullptr, 0);
    });
    connect(desk, &Desk::opened, this, &PlanSession::recallQuestion);
    connect(this, &PlanSession::failuresChanged, this, &PlanSession::keepQuestion);
    connect(this, &PlanSession::delayChanged, this, &PlanSession::keepQuestion);
    connect(&m_secondLoss, &SecondLoss::questionChanged, this, &PlanSession::keepQuestion);
    connect(desk, &Desk::eventsAppended, this, [this] {
        checkRun();
        emit staleChanged();
        emit proposeObstacleChanged();
    });
    connect(this, &PlanSession::editedChanged, this, &PlanSession::proposeObstacleChanged);
    connect(&m_task, &SlicedWork::runningChanged, this, &PlanSession::runningChanged);
    connect(&m_task, &SlicedWork::progressed, this, &PlanSession::noteProgress);
    connect(&m_task, &SlicedWork::finished, this, &PlanSession::finishRun);
    connect(&m_proposing, &PlanProposing::proposed, this, &PlanSession::forgetQuestion);
}

void PlanSession::setFailureIds(const QStringList& ids)
{
    m_problems.clear();
    noteFailures(m_failures.setIds(checkedIds(ids)));
}

void PlanSession::add(const QStringList& added)
{
    noteFailures(m_failures.setIds(m_failures.ids() + checkedIds(added)));
}

void PlanSession::remove(const QString& id)
{
    QStringList ids = m_failures.ids();
    ids.removeAll(id);
    noteFailures(m_failures.setIds(ids));
}

void PlanSession::toggle(const QString& id)
{
    if (m_failures.ids().contains(id))
        remove(id);
    else
        add({id});
}

void PlanSession::clear()
{
    m_problems.clear();
    noteFailures(m_failures.setIds({}));
}

void PlanSession::paste(const QString& text)
{
    const QStringList ids = idsIn(text);
    m_problems.clear();
    if (ids.size() > pastedIdsMax) {
        m_problems.replace(
            {{tr("%1 ids").arg(Figures::countText(static_cast<qreal>(ids.size()))),
              tr("At most %1 ids at a time. Paste fewer.").arg(Figures::count(pastedIdsMax)),
              {}}});
        return;
    }
    add(ids);
}

void PlanSession::accept(int problemRow, const QString& suggestion)
{
    m_problems.dismiss(problemRow);
    add({suggestion});
}

// Known ids in their own spelling; the others become problems with what is near.
QStringList PlanSession::checkedIds(const QStringList& ids)
{
    QStringList known;
    std::vector<ProblemListModel::Row> problems = m_problems.rows();
    if (!m_desk->isOpen())
        return known;
    for (const QString& id : ids) {
        const auto found = resolvedId(m_desk->catalog(), id);
        if (found) {
            known << *found;
            continue;
        }
        ProblemListModel::Row row{id, engineSentence(found.error().message), {}};
        for (const ErrorField& field : found.error().fields) {
            if (field.name == "near")
                row.suggestions =
                    toText(field.value)
                        .split(QRegularExpression(QStringLiteral("[\\s,]+")), Qt::SkipEmptyParts);
        }
        problems.push_back(std::move(row));
    }
    if (problems.size() != m_problems.rows().size())
        m_problems.replace(std::move(problems));
    return known;
}

QString PlanSession::questionProblem(const QStringList& failures, const QString& delay,
                                     const QString& second, const QString& after) const
{
    if (!m_desk->isOpen())
        return tr("No journal is open.");
    const QStringList ids = failures + idsIn(second);
    for (const QString& id : ids) {
        if (const auto found = resolvedId(m_desk->catalog(), id); !found)
            return engineSentence(found.error().message);
    }
    for (const QString& text : {delay, after}) {
        if (text.isEmpty())
            continue;
        if (const auto duration = Figures::parseDuration(text); !duration)
            return engineSentence(duration.error().message);
    }
    return {};
}

void PlanSession::noteFailures(bool changed)
{
    if (!changed)
        return;
    emit failuresChanged();
    emit editedChanged();
}

// `index`: of the estate that it was asked of.
void PlanSession::setPreview(std::shared_ptr<const Preview> preview, std::uint64_t index)
{
    // The decision that was looked at stays selected when the new plan still decides about it.
    const QString group = m_explain.group();
    m_selectedDecision = -1;
    m_explain.setDecision(nullptr, -1);
    m_preview = std::move(preview);
    m_previewIndex = index;
    m_heeded.clear();
    if (m_preview != nullptr)
        m_heeded = m_desk->workspace().governance().maintenance().inForce(m_preview->at);
    m_decisions.setPreview(m_preview);
    m_timeline.setPreview(m_preview);
    m_capacity.setPreview(m_preview);
    m_analysis.setPreview(m_preview);
    if (m_preview == nullptr)
        m_secondLoss.setAnswer(nullptr);
    emit previewChanged();
    emit editedChanged();
    emit staleChanged();
    emit selectedDecisionChanged();
    if (m_preview == nullptr || group.isEmpty())
        return;
    for (int row = 0; row < m_decisions.total(); ++row) {
        if (toText(groupId(m_desk->catalog(), m_decisions.decisionAt(row))) == group)
            return setSelectedDecision(row);
    }
}

void PlanSession::setSelectedDecision(int decision)
{
    if (decision == m_selectedDecision || decision < -1 || decision >= m_decisions.total())
        return;
    m_selectedDecision = decision;
    m_explain.setDecision(decision < 0 ? nullptr : m_preview, decision);
    emit selectedDecisionChanged();
}

QString PlanSession::propose(const QString& title)
{
    if (m_proposing.running())
        return {};
    const QString obstacle = proposeObstacle();
    if (!obstacle.isEmpty()) {
        m_desk->report(Error{ErrorCode::notAllowed, obstacle.toStdString(), {}});
        return {};
    }
    const QString named = title.trimmed().isEmpty() ? suggestedTitle() : title.trimmed();
    m_proposing.begin(named, m_preview->failures);
    return m_proposing.made();
}

QStringList PlanSession::previewFailureIds() const
{
    return m_preview == nullptr ? QStringList() : idsOf(m_preview->failures);
}

void PlanSession::setDelayText(const QString& text)
{
    if (m_delayText == text)
        return;
    m_delayText = text;
    emit delayChanged();
}

QString PlanSession::delayProblem() const
{
    const auto delay = Figures::parseDuration(m_delayText);
    return delay ? QString() : engineSentence(delay.error().message);
}

bool PlanSession::edited() const
{
    if (m_preview == nullptr)
        return false;
    QStringList planned = previewFailureIds();
    planned.sort();
    return planned != m_failures.ids();
}

bool PlanSession::stale() const
{
    // Governance events don't change the estate: only another state hash, or other places that are
    // under maintenance then, make a result stale.
    if (m_preview == nullptr || m_desk->state().index() == m_previewIndex)
        return false;
    return m_desk->state().hash() != m_preview->stateHash ||
           closedDigest(m_desk->catalog(), m_desk->workspace().closedWindows(), m_preview->at) !=
               m_preview->basis.closed;
}

QString PlanSession::staleText() const
{
    if (!stale())
        return {};
    return tr("The estate moved from index %1 to %2 after this run. Run again.")
        .arg(Figures::count(m_previewIndex), Figures::count(m_desk->state().index()));
}

QString PlanSession::atText() const
{
    return m_preview == nullptr ? QString() : Figures::time(m_preview->at);
}

int PlanSession::figure(Figure member) const
{
    return m_preview == nullptr ? 0 : static_cast<int>(m_preview->summary.*member);
}

QString PlanSession::countText(Figure member) const
{
    return m_preview == nullptr ? QString() : Figures::count(m_preview->summary.*member);
}

QString PlanSession::volumesText(Figure member) const
{
    return m_preview == nullptr ? QString()
                                : tr("%1 volume(s)", nullptr, pluralOf(m_preview->summary.*member))
                                      .arg(countText(member));
}

QString PlanSession::shareText(Figure member) const
{
    return m_preview == nullptr
               ? QString()
               : Figures::share(m_preview->summary.*member, m_preview->summary.volumes);
}

qreal PlanSession::share(Figure member) const
{
    if (m_preview == nullptr)
        return 0;
    return toPpm(m_preview->summary.*member, m_preview->summary.volumes) / 1e6;
}

QString PlanSession::scaleText() const
{
    if (m_preview == nullptr)
        return {};
    std::uint64_t representatives = 0;
    for (const GroupDecision& decision : m_preview->plan.groups)
        representatives += decision.members.size();
    return Figures::represented(representatives, m_preview->summary.volumes);
}

QString PlanSession::lastCompletionText() const
{
    if (m_preview == nullptr || m_preview->summary.recovered == 0)
        return {};
    return afterLossText(m_preview->summary.lastCompletion, m_preview->at);
}

QString PlanSession::lastCompletionUtcText() const
{
    if (m_preview == nullptr || m_preview->summary.recovered == 0)
        return {};
    return Figures::time(m_preview->summary.lastCompletion);
}

QString PlanSession::lostOperationsText() const
{
    return countText(&PlanSummary::lostOperations);
}

bool PlanSession::losesOperations() const
{
    return m_preview != nullptr && m_preview->summary.lostOperations > 0;
}

QString PlanSession::costText(const Cost& cost) const
{
    return Figures::costBrief(cost.microunits);
}

QString PlanSession::downtimeCostText() const
{
    return m_preview == nullptr ? QString() : costText(m_preview->summary.downtime);
}

QString PlanSession::breachCostText() const
{
    return m_preview == nullptr ? QString() : costText(m_preview->summary.breaches);
}

QString PlanSession::lossCostText() const
{
    return m_preview == nullptr ? QString() : costText(m_preview->summary.losses);
}

QString PlanSession::totalCostText() const
{
    return m_preview == nullptr ? QString() : costText(m_preview->summary.total());
}

QString PlanSession::maintenanceText() const
{
    return heededMaintenanceText(m_heeded);
}

QString PlanSession::basisText() const
{
    if (m_preview == nullptr)
        return {};
    // A plan never heeds a draft: those are tried in Rules.
    return tr("Planned with the approved rules %1, no draft; decisions %2 from %n region(s) "
              "examined; state %3",
              nullptr, pluralOf(m_preview->basis.regions.size()))
        .arg(toText(m_preview->basis.rules.brief()), toText(m_preview->decisions.brief()),
             toText(m_preview->stateHash.brief()));
}

QString PlanSession::summaryText() const
{
    return m_preview == nullptr ? QString() : summaryTextOf(m_preview->summary);
}

QString PlanSession::summaryTextOf(const PlanSummary& summary)
{
    return tr("%n group(s). RTO met: %1, RTO missed: %2, held by rule: %3, capacity short: %4, "
              "deferred: %5.",
              nullptr, pluralOf(summary.groups))
        .arg(Figures::count(summary.metRto))
        .arg(Figures::count(summary.missedRto))
        .arg(Figures::count(summary.held))
        .arg(Figures::count(summary.capacityShort))
        .arg(Figures::count(summary.deferred));
}

QString PlanSession::rulesText() const
{
    if (m_preview == nullptr)
        return {};
    QStringList drafts;
    if (const auto kept = m_desk->workspace().drafts()) {
        for (const RuleDraft& draft : *kept)
            drafts << toText(draft.name());
    }
    return drafts.isEmpty()
               ? tr("Planned with the approved rules.")
               : tr("Planned with the approved rules; what is drafted in %1 is not among them.")
                     .arg(idsBrief(drafts));
}

QString PlanSession::suggestedTitle() const
{
    QStringList ids = previewFailureIds();
    if (ids.isEmpty())
        return {};
    const auto more = ids.size() - titleRegionsMax;
    if (more > 0)
        ids = ids.first(titleRegionsMax);
    const QString named = ids.join(QStringLiteral(", "));
    return more > 0 ? tr("Fail over %1 and %2 more")
                          .arg(named, Figures::countText(static_cast<qreal>(more)))
                    : tr("Fail over %1").arg(named);
}

QString PlanSession::proposeObstacle() const
{
    if (m_preview == nullptr)
        return tr("Run a plan first.");
    if (edited())
        return tr("The failure set changed after the run. Run again.");
    if (stale())
        return tr("The estate moved after this run. Run again.");
    if (m_preview->summary.recovered == 0)
        return tr("The plan recovers nothing, so there is nothing to commit.");
    return {};
}
