#include "models/failback_table.h"

#include <utility>

#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

FailbackTable::FailbackTable(QObject* parent)
    : TableModel({textColumn("chosen", 72), idColumn("group", 120), idColumn("runs_in", 104),
                  idColumn("home", 88), textColumn("home_state", 104), numberColumn("volumes", 80),
                  textColumn("obstacle", 200, true)},
                 parent)
{}

void FailbackTable::setGroups(const Desk* desk, std::vector<AwayGroup> groups)
{
    m_desk = desk;
    m_groups = std::move(groups);
    setTotal(static_cast<int>(m_groups.size()));
}

void FailbackTable::setChosen(std::set<RegionIndex> homes)
{
    m_chosen = std::move(homes);
    for (int item = 0; item < total(); ++item)
        touchItem(item);
}

const AwayGroup* FailbackTable::groupAt(int item) const
{
    return item < 0 || item >= total() ? nullptr : &group(item);
}

QString FailbackTable::heading(int column) const
{
    switch (column) {
    case ChosenColumn: return tr("Chosen");
    case GroupColumn: return tr("Group");
    case RunsInColumn: return tr("Runs in");
    case HomeColumn: return tr("Home");
    case HomeStateColumn: return tr("Home is");
    case VolumesColumn: return tr("Volumes");
    case ObstacleColumn: return tr("In the way");
    default: return {};
    }
}

QString FailbackTable::runsIn(const AwayGroup& group) const
{
    QStringList ids;
    for (const RegionIndex source : group.sources) {
        const QString id = toText(m_desk->catalog().region(source).id);
        if (!ids.contains(id))
            ids << id;
    }
    return ids.join(QStringLiteral(", "));
}

QString FailbackTable::obstacle(const AwayGroup& group) const
{
    if (group.goes())
        return tr("Nothing");
    if (group.verdict.constraint != Constraint::none)
        return constraintSentence(group.verdict);
    GroupDecision decision;
    decision.kind = GangKind::failback;
    decision.reason = group.reason;
    return reasonSentence(m_desk->state(), decision);
}

QString FailbackTable::cellText(int item, int column) const
{
    const AwayGroup& away = group(item);
    const Catalog& catalog = m_desk->catalog();
    const RegionState& home = m_desk->state().region(away.home);
    switch (column) {
    case ChosenColumn: return m_chosen.count(away.home) > 0 ? tr("yes") : QString();
    case GroupColumn:
        return toText(away.recoveryGroup.valid() ? catalog.recoveryGroup(away.recoveryGroup).id
                                                 : catalog.volume(away.members.front()).id);
    case RunsInColumn: return runsIn(away);
    case HomeColumn: return toText(catalog.region(away.home).id);
    case HomeStateColumn: return conditionText(home.condition, home.available());
    case VolumesColumn: return Figures::count(concreteVolumes(catalog, away.members));
    case ObstacleColumn: return obstacle(away);
    default: return {};
    }
}

QString FailbackTable::status(int item) const
{
    return group(item).goes() ? QStringLiteral("met") : QStringLiteral("deferred");
}

bool FailbackTable::lessThan(int left, int right, int column) const
{
    const Catalog& catalog = m_desk->catalog();
    switch (column) {
    case ChosenColumn: return m_chosen.count(group(left).home) > m_chosen.count(group(right).home);
    case VolumesColumn:
        return concreteVolumes(catalog, group(left).members) <
               concreteVolumes(catalog, group(right).members);
    default: return TableModel::lessThan(left, right, column);
    }
}
