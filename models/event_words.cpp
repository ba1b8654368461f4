#include "models/event_words.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/base/overloaded.h"
#include "models/engine_words.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr std::size_t idsMax = 4;  // named; the others are counted

struct EventWords {
    Q_DECLARE_TR_FUNCTIONS(EventWords)
};

QString idsText(const std::vector<std::string>& ids)
{
    QStringList named;
    for (const std::string& id : ids) {
        if (static_cast<std::size_t>(named.size()) < idsMax)
            named << toText(id);
    }
    const QString list = named.join(QStringLiteral(", "));
    return ids.size() <= idsMax
               ? list
               : EventWords::tr("%1 and %2 more").arg(list, Figures::count(ids.size() - idsMax));
}

QString failuresText(const FailureSet& failures)
{
    std::vector<std::string> ids = failures.regions;
    ids.insert(ids.end(), failures.sites.begin(), failures.sites.end());
    ids.insert(ids.end(), failures.hosts.begin(), failures.hosts.end());
    return idsText(ids);
}

QString onlineText(const std::string& id, bool online)
{
    return online ? EventWords::tr("%1 online").arg(toText(id))
                  : EventWords::tr("%1 offline").arg(toText(id));
}

QString inText(const std::string& id, const std::string& place)
{
    return EventWords::tr("%1 in %2").arg(toText(id), toText(place));
}

QString withReason(const QString& subject, const std::string& reason)
{
    return reason.empty() ? subject : EventWords::tr("%1: %2").arg(subject, engineReason(reason));
}

QString brief(const Digest& digest)
{
    return toText(digest.brief());
}

QString regionChangeText(RegionChange change)
{
    switch (change) {
    case RegionChange::online: return EventWords::tr("online");
    case RegionChange::offline: return EventWords::tr("offline");
    case RegionChange::fence: return EventWords::tr("fenced");
    case RegionChange::unfence: return EventWords::tr("no longer fenced");
    case RegionChange::expireLease: return EventWords::tr("lease expired");
    }
    return {};
}

// What the audit notes, by its name in the journal.
struct NoteTitle {
    std::string_view action;
    const char* title;
};
constexpr std::array noteTitles = {
    NoteTitle{"clock-right-again", QT_TRANSLATE_NOOP("EventWords", "Clock right again")},
    NoteTitle{"clock-stepped-back", QT_TRANSLATE_NOOP("EventWords", "Clock stepped back")},
    NoteTitle{"commit-resumed", QT_TRANSLATE_NOOP("EventWords", "Commit resumed")},
    NoteTitle{"compaction-begun", QT_TRANSLATE_NOOP("EventWords", "Compaction begun")},
    NoteTitle{"cut-run", QT_TRANSLATE_NOOP("EventWords", "Cut carried on")},
    NoteTitle{"draft-begun", QT_TRANSLATE_NOOP("EventWords", "Draft begun")},
    NoteTitle{"draft-edited", QT_TRANSLATE_NOOP("EventWords", "Draft edited")},
    NoteTitle{"draft-ended", QT_TRANSLATE_NOOP("EventWords", "Draft ended")},
    NoteTitle{"draft-redone", QT_TRANSLATE_NOOP("EventWords", "Draft: edit redone")},
    NoteTitle{"draft-resolved", QT_TRANSLATE_NOOP("EventWords", "Draft: conflict resolved")},
    NoteTitle{"draft-undone", QT_TRANSLATE_NOOP("EventWords", "Draft: edit undone")},
    NoteTitle{"exception-acknowledged", QT_TRANSLATE_NOOP("EventWords", "Exception seen")},
    NoteTitle{"exception-shelved", QT_TRANSLATE_NOOP("EventWords", "Exception put off")},
    NoteTitle{"exception-taken-over", QT_TRANSLATE_NOOP("EventWords", "Exception taken over")},
    NoteTitle{"exception-unshelved", QT_TRANSLATE_NOOP("EventWords", "Exception back again")},
    NoteTitle{"incident-back-again", QT_TRANSLATE_NOOP("EventWords", "Incident: back again")},
    NoteTitle{"incident-begun", QT_TRANSLATE_NOOP("EventWords", "Incident begun")},
    NoteTitle{"incident-ended", QT_TRANSLATE_NOOP("EventWords", "Incident ended")},
    NoteTitle{"incident-loss-reported", QT_TRANSLATE_NOOP("EventWords", "Incident: loss reported")},
    NoteTitle{"incident-noted", QT_TRANSLATE_NOOP("EventWords", "Incident: note")},
    NoteTitle{"maintenance-cancelled", QT_TRANSLATE_NOOP("EventWords", "Maintenance cancelled")},
    NoteTitle{"maintenance-planned", QT_TRANSLATE_NOOP("EventWords", "Maintenance planned")},
    NoteTitle{"report", QT_TRANSLATE_NOOP("EventWords", "Report made")},
    NoteTitle{"shift-handed-over", QT_TRANSLATE_NOOP("EventWords", "Shift handed over")},
};

const char* noteTitle(std::string_view action)
{
    const auto found =
        std::find_if(noteTitles.begin(), noteTitles.end(),
                     [action](const NoteTitle& known) { return known.action == action; });
    return found == noteTitles.end() ? nullptr : found->title;
}

QString verdictTitle(Verdict verdict)
{
    switch (verdict) {
    case Verdict::approve: return EventWords::tr("Proposal approved");
    case Verdict::reject: return EventWords::tr("Proposal rejected");
    case Verdict::withdraw: return EventWords::tr("Proposal withdrawn");
    }
    return {};
}

struct Subject {
    QString operator()(const OpenEstate& event) const
    {
        return toText(originName(event.source.origin));
    }
    QString operator()(const ChangeRegion& event) const
    {
        return EventWords::tr("%1 %2").arg(toText(event.region), regionChangeText(event.change));
    }
    QString operator()(const ChangeSite& event) const
    {
        return onlineText(event.site, event.online);
    }
    QString operator()(const ChangeHost& event) const
    {
        return onlineText(event.host, event.online);
    }
    QString operator()(const PlanAtWatermark& event) const
    {
        return EventWords::tr("of the records up to %1").arg(Figures::count(event.watermark));
    }
    QString operator()(const GangPrepared& event) const { return brief(event.planId); }
    QString operator()(const SourceFenced& event) const { return brief(event.planId); }
    QString operator()(const GangCommitted& event) const { return brief(event.planId); }
    QString operator()(const PrepareDeadlinePassed& event) const { return brief(event.planId); }
    QString operator()(const GangRejected& event) const
    {
        return withReason(brief(event.planId), event.reason);
    }
    QString operator()(const ConfirmClock&) const { return {}; }
    QString operator()(const ProposalOpened& event) const
    {
        const QString what = !event.title.empty()         ? toText(event.title)
                             : !event.ruleChanges.empty() ? EventWords::tr("change of the rules")
                             : !event.failback.empty()
                                 ? EventWords::tr("return to %1").arg(idsText(event.failback))
                                 : EventWords::tr("loss of %1").arg(failuresText(event.failures));
        return EventWords::tr("%1: %2").arg(brief(event.proposal), what);
    }
    QString operator()(const ProposalJudged& event) const
    {
        return withReason(brief(event.proposal), event.comment);
    }
    QString operator()(const ProposalCommented& event) const
    {
        return withReason(brief(event.proposal), event.text);
    }
    QString operator()(const ProposalReviewed& event) const
    {
        return event.kept ? EventWords::tr("%1 decides the same").arg(brief(event.proposal))
                          : EventWords::tr("%1 decides otherwise for %2 group(s)", nullptr,
                                           pluralOf(event.changedFlows))
                                .arg(brief(event.proposal), Figures::count(event.changedFlows));
    }
    QString operator()(const ProposalExpired& event) const { return brief(event.proposal); }
    QString operator()(const CommitBegun& event) const
    {
        return event.breakGlass.empty() ? brief(event.proposal)
                                        : EventWords::tr("%1, glass broken: %2")
                                              .arg(brief(event.proposal), toText(event.breakGlass));
    }
    QString operator()(const CommitEnded& event) const
    {
        return withReason(brief(event.proposal), event.reason);
    }
    QString operator()(const SetRole& event) const
    {
        return EventWords::tr("%1 is %2").arg(toText(event.name), roleText(event.role));
    }
    QString operator()(const ChangeDrill& event) const
    {
        return event.reason.empty() ? QString() : engineReason(event.reason);
    }
    QString operator()(const AuditNoted& event) const
    {
        return noteTitle(event.action) != nullptr
                   ? toText(event.subject)
                   : EventWords::tr("%1 %2")
                         .arg(toText(event.action), toText(event.subject))
                         .trimmed();
    }
    QString operator()(const ImageTaken& event) const
    {
        return EventWords::tr("of state %1").arg(brief(event.state));
    }
    QString operator()(const ChangeRules& event) const
    {
        return EventWords::tr("policy blocks: %1, impact blocks: %2")
            .arg(Figures::count(event.policies.size()), Figures::count(event.impacts.size()));
    }
    QString operator()(const PutSite& event) const { return inText(event.id, event.region); }
    QString operator()(const PutHost& event) const { return inText(event.id, event.site); }
    QString operator()(const PutApplication& event) const { return inText(event.id, event.home); }
    QString operator()(const AssignPolicy& event) const
    {
        const QString subjects = idsText(event.subjects);
        return event.policy.empty()
                   ? EventWords::tr("none to %1").arg(subjects)
                   : EventWords::tr("%1 to %2").arg(toText(event.policy), subjects);
    }
    QString operator()(const SetImpact& event) const { return toText(event.application); }
    QString operator()(const SetScenarios& event) const { return toText(event.application); }
    QString operator()(const ObserveReplica& event) const
    {
        return inText(event.volume, event.region);
    }
    QString operator()(const ObserveBacklog& event) const
    {
        return inText(event.volume, event.region);
    }
    QString operator()(const ObserveDemand& event) const { return toText(event.volume); }
    QString operator()(const RequestResize& event) const
    {
        return EventWords::tr("%1, %2 to %3")
            .arg(toText(event.id), toText(event.volume), Figures::bytes(event.bytes.value));
    }
    QString operator()(const RequestFailback& event) const
    {
        return EventWords::tr("%1, to %2").arg(toText(event.id), idsText(event.regions));
    }
    QString operator()(const CheckpointTaken& event) const
    {
        return EventWords::tr("epoch %1").arg(Figures::count(event.checkpoint.epoch));
    }
    QString operator()(const CutDeclared& event) const
    {
        return EventWords::tr("%1, participants: %2")
            .arg(toText(event.operation), Figures::count(event.participants.size()));
    }
    QString operator()(const CutResumed& event) const { return toText(event.operation); }
    QString operator()(const CutPrepared& event) const
    {
        return EventWords::tr("%1, shards: %2")
            .arg(toText(event.operation), Figures::count(event.shards.size()));
    }
    QString operator()(const CutDecided& event) const
    {
        const QString subject = event.decision == CutDecision::commit
                                    ? EventWords::tr("%1: commit").arg(toText(event.operation))
                                    : EventWords::tr("%1: abort").arg(toText(event.operation));
        return withReason(subject, event.reason);
    }
    QString operator()(const CutEnded& event) const { return toText(event.operation); }
    // What is put into the estate by its id, and requests that have one.
    template <typename Kind>
    QString operator()(const Kind& event) const
    {
        return toText(event.id);
    }
};

}  // namespace

EventKind eventKind(const Event& event)
{
    const bool audit = std::holds_alternative<AuditNoted>(event) ||
                       std::holds_alternative<ImageTaken>(event) ||
                       std::holds_alternative<ConfirmClock>(event);
    if (audit)
        return EventKind::audit;
    return isGovernance(event) ? EventKind::governance : EventKind::estate;
}

QString eventKindText(EventKind kind)
{
    switch (kind) {
    case EventKind::estate: return EventWords::tr("Estate");
    case EventKind::governance: return EventWords::tr("Governance");
    case EventKind::audit: return EventWords::tr("Audit");
    }
    return {};
}

QString eventTitle(const Event& event)
{
    return std::visit(
        Overloaded{
            [](const OpenEstate&) { return EventWords::tr("Estate opened"); },
            [](const ChangeRegion&) { return EventWords::tr("Region changed"); },
            [](const ChangeSite&) { return EventWords::tr("Site changed"); },
            [](const ChangeHost&) { return EventWords::tr("Host changed"); },
            [](const PlanAtWatermark&) { return EventWords::tr("Requests planned"); },
            [](const GangPrepared&) { return EventWords::tr("Gang prepared"); },
            [](const SourceFenced&) { return EventWords::tr("Source fenced"); },
            [](const GangCommitted&) { return EventWords::tr("Gang committed"); },
            [](const GangRejected&) { return EventWords::tr("Gang rejected"); },
            [](const PrepareDeadlinePassed&) {
                return EventWords::tr("Gang not prepared in time");
            },
            [](const ConfirmClock&) { return EventWords::tr("Clock confirmed"); },
            [](const ProposalOpened&) { return EventWords::tr("Proposal opened"); },
            [](const ProposalJudged& judged) { return verdictTitle(judged.verdict); },
            [](const ProposalCommented&) { return EventWords::tr("Proposal commented"); },
            [](const ProposalReviewed&) { return EventWords::tr("Proposal planned again"); },
            [](const ProposalExpired&) { return EventWords::tr("Proposal expired"); },
            [](const CommitBegun&) { return EventWords::tr("Commit begun"); },
            [](const CommitEnded& ended) {
                return ended.outcome == CommitOutcome::committed
                           ? EventWords::tr("Plan committed")
                           : EventWords::tr("Commit aborted");
            },
            [](const SetRole&) { return EventWords::tr("Role granted"); },
            [](const ChangeDrill& drill) {
                return drill.begins ? EventWords::tr("Drill begun") : EventWords::tr("Drill ended");
            },
            [](const AuditNoted& note) {
                const char* title = noteTitle(note.action);
                return title == nullptr ? EventWords::tr("Noted") : EventWords::tr(title);
            },
            [](const ImageTaken&) { return EventWords::tr("Image taken"); },
            [](const ChangeRules&) { return EventWords::tr("Rules changed"); },
            [](const PutRegion&) { return EventWords::tr("Region described"); },
            [](const PutSite&) { return EventWords::tr("Site described"); },
            [](const PutHost&) { return EventWords::tr("Host described"); },
            [](const PutEntity&) { return EventWords::tr("Entity described"); },
            [](const PutApplication&) { return EventWords::tr("Application described"); },
            [](const PutRecoveryGroup&) { return EventWords::tr("Recovery group described"); },
            [](const PutDatabase&) { return EventWords::tr("Database described"); },
            [](const PutConsistencyGroup&) {
                return EventWords::tr("Consistency group described");
            },
            [](const PutPolicy&) { return EventWords::tr("Policy described"); },
            [](const AssignPolicy&) { return EventWords::tr("Policy assigned"); },
            [](const SetImpact&) { return EventWords::tr("Impact set"); },
            [](const SetScenarios&) { return EventWords::tr("Scenarios set"); },
            [](const ObserveReplica&) { return EventWords::tr("Replica observed"); },
            [](const ObserveBacklog&) { return EventWords::tr("Backlog observed"); },
            [](const ObserveDemand&) { return EventWords::tr("Demand observed"); },
            [](const RequestSnapshot&) { return EventWords::tr("Snapshot requested"); },
            [](const RequestResize&) { return EventWords::tr("Resize requested"); },
            [](const RequestFailback&) { return EventWords::tr("Failback requested"); },
            [](const CheckpointTaken&) { return EventWords::tr("Checkpoint taken"); },
            [](const CutDeclared&) { return EventWords::tr("Cut declared"); },
            [](const CutResumed&) { return EventWords::tr("Cut resumed"); },
            [](const CutPrepared&) { return EventWords::tr("Cut prepared"); },
            [](const CutDecided&) { return EventWords::tr("Cut decided"); },
            [](const CutEnded&) { return EventWords::tr("Cut ended"); }},
        event);
}

QString eventSubject(const Event& event)
{
    QString subject = std::visit(Subject{}, event);
    // One line, whatever people typed.
    for (QChar& letter : subject) {
        if (letter.category() == QChar::Other_Control)
            letter = QLatin1Char(' ');
    }
    return subject;
}
