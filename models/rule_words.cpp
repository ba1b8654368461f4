#include "models/rule_words.h"

#include "engine/rules/rules_text.h"
#include "models/words.h"

using namespace estate;

namespace {

QString targetSentence(const Catalog& catalog, const LintFinding& finding)
{
    const QString target =
        finding.target.valid() ? toText(catalog.region(finding.target).id) : QString();
    const QString needed = Figures::count(finding.needed);
    const QString available = Figures::count(finding.available);
    switch (finding.code) {
    case LintCode::targetNotAllowed:
        return Words::tr("The target %1 lies outside the entity's presence.").arg(target);
    case LintCode::targetUnavailable: return Words::tr("The target %1 is lost now.").arg(target);
    case LintCode::targetWithoutReplica: return Words::tr("No replica in %1.").arg(target);
    case LintCode::targetReplicaOffline:
        return Words::tr("A host in %1 that holds the replica is offline.").arg(target);
    case LintCode::targetDivergent:
        return Words::tr("The replica in %1 diverged and needs a resynchronisation.").arg(target);
    case LintCode::targetMissesRpo:
        return Words::tr("The replica in %1 is behind by %2 operation(s); the RPO allows %3.",
                         nullptr, pluralOf(finding.available))
            .arg(target, available, needed);
    case LintCode::targetPathUnknown:
        return Words::tr("Nothing is known of the way to %1: its times leave it out.").arg(target);
    case LintCode::targetIopsTooSmall:
        return Words::tr("%1 has lanes for %2 IOPS; the group needs %3.")
            .arg(target, available, needed);
    case LintCode::targetBytesTooSmall:
        return Words::tr("%1 has room for %2; the group needs %3.")
            .arg(target, Figures::bytes(finding.available), Figures::bytes(finding.needed));
    case LintCode::targetSitesTooFew:
        return Words::tr("%1 has %2 site(s); the copies need %3.", nullptr,
                         pluralOf(finding.available))
            .arg(target, available, needed);
    case LintCode::targetSharesDomain:
        return Words::tr("The target %1 is in the trust domain of a region that is lost.")
            .arg(target);
    default: return {};
    }
}

}  // namespace

QString joinedIds(const std::vector<std::string>& ids)
{
    return idTexts(ids).join(QStringLiteral(", "));
}

QStringList regionTexts(const Catalog& catalog, const std::vector<RegionIndex>& regions)
{
    QStringList texts;
    for (const RegionIndex region : regions)
        texts << toText(catalog.region(region).id);
    return texts;
}

QString blockChangeKey(bool before, bool after, bool differs)
{
    if (!before)
        return QStringLiteral("added");
    if (!after)
        return QStringLiteral("removed");
    return differs ? QStringLiteral("changed") : QString();
}

QString blockChangeText(const QString& key)
{
    if (key == QLatin1String("added"))
        return Words::tr("added");
    if (key == QLatin1String("removed"))
        return Words::tr("removed");
    return key.isEmpty() ? QString() : Words::tr("changed");
}

QString blockTitle(const BlockKey& key)
{
    switch (key.kind) {
    case BlockKind::file: return Words::tr("Comments of the file");
    case BlockKind::policy: return Words::tr("Policy %1").arg(toText(key.id));
    case BlockKind::application: return Words::tr("Application %1").arg(toText(key.id));
    }
    return {};
}

QString blockKeyText(const BlockKey& key)
{
    return toText(keyText(key));
}

BlockKey blockKeyOf(const QString& text)
{
    return parseKey(text.toStdString()).value_or(BlockKey());
}

QString severityKey(LintSeverity severity)
{
    switch (severity) {
    case LintSeverity::error: return QStringLiteral("critical");
    case LintSeverity::warning: return QStringLiteral("warning");
    case LintSeverity::info: return QStringLiteral("notice");
    }
    return {};
}

QString severityText(LintSeverity severity)
{
    switch (severity) {
    case LintSeverity::error: return Words::tr("Error");
    case LintSeverity::warning: return Words::tr("Warning");
    case LintSeverity::info: return Words::tr("Note");
    }
    return {};
}

QString findingSentence(const EstateState& state, const LintFinding& finding)
{
    const QString other =
        finding.other ? Figures::count(*finding.other + 1ull) : QStringLiteral("?");
    switch (finding.code) {
    case LintCode::ambiguousRules:
        return Words::tr("As specific as rule %1 and says something else: the group would be "
                         "deferred.")
            .arg(other);
    case LintCode::ambiguousGroup:
        return Words::tr("Members of a recovery group resolve to different actions.");
    case LintCode::ambiguousScenarios:
        return Words::tr("Two scenarios are equally specific, with other objectives.");
    case LintCode::unusedPolicy: return Words::tr("Governs nothing: no group resolves to it.");
    case LintCode::unreachableRule:
        return Words::tr("No group of this policy runs in its failure set.");
    case LintCode::shadowedRule:
        return Words::tr("With what is lost now, rule %1 always wins.").arg(other);
    case LintCode::redundantRule:
        return Words::tr("Without it nothing changes: what it beats says the same.");
    case LintCode::uncoveredSingleLoss:
        return Words::tr("The loss of %1 alone matches no rule: any eligible destination is taken.")
            .arg(regionTexts(state.catalog(), finding.failureSet).join(QStringLiteral(", ")));
    default: return targetSentence(state.catalog(), finding);
    }
}
