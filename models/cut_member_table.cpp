#include "models/cut_member_table.h"

#include <algorithm>
#include <utility>

#include "engine/estate/shard.h"
#include "engine/estate/shard_members.h"
#include "models/engine_words.h"
#include "models/words.h"

using namespace estate;

CutMemberTable::CutMemberTable(const Desk* desk, QObject* parent)
    : TableModel({idColumn("volume", 104), idColumn("region", 80), idColumn("shard", 80),
                  numberColumn("concrete", 96), textColumn("why", 240, true)},
                 parent),
      m_desk(desk)
{
    keepNoTexts();
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownFirst);
    connect(&m_timer, &QTimer::timeout, this, &CutMemberTable::resolve);
}

void CutMemberTable::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    want();
    emit resolved();
}

void CutMemberTable::show(const QString& operation, bool gang)
{
    if (m_operation == operation && m_gang == gang)
        return;
    m_operation = operation;
    m_gang = gang;
    forget();
    want();
    emit resolved();
}

void CutMemberTable::forget()
{
    m_timer.stop();
    m_known = false;
    m_refusal.reset();
    m_representatives = 0;
    m_members = 0;
    m_chosen = 0;
    m_group.clear();
    m_rows.clear();
    setTotal(0);
}

// Nothing is looked up before somebody looks.
void CutMemberTable::want()
{
    if (m_active && !m_known && !m_operation.isEmpty())
        m_timer.start();
    else
        m_timer.stop();
}

void CutMemberTable::resolve()
{
    if (!m_desk->isOpen())
        return;
    m_known = true;
    if (m_gang)
        readGroup();
    else
        readClosure();
    setTotal(static_cast<int>(m_rows.size()));
    emit resolved();
}

void CutMemberTable::readClosure()
{
    const std::string operation = m_operation.toStdString();
    const auto closure = m_desk->workspace().closureOf(operation);
    const auto directory = m_desk->workspace().directory();
    const CutState* cut = m_desk->state().findCut(operation);
    if (!closure) {
        m_refusal = closure.error();
    } else if (!directory) {
        m_refusal = directory.error();
    } else if (cut != nullptr) {
        const EstateNumbering& numbering = (*directory)->directory().numbering();
        const std::size_t shown = std::min(closure->volumes.size(), membersMax);
        m_selection = cut->selection();
        m_representatives = closure->volumes.size();
        m_members = closure->members;
        m_chosen = static_cast<std::uint64_t>(
            std::count_if(closure->why.begin(), closure->why.end(),
                          [](const MemberWhy& why) { return why.tie == MemberTie::seed; }));
        m_rows.reserve(shown);
        for (std::size_t at = 0; at < shown; ++at)
            m_rows.push_back(
                {closure->volumes[at], numbering.shardOf(closure->volumes[at]), closure->why[at]});
    }
}

// They stand in the shards that take part: in the region where the group lands, each in the place
// that it has at home.
void CutMemberTable::readGroup()
{
    const auto group = m_desk->workspace().groupOfCut(m_operation.toStdString());
    const auto directory = m_desk->workspace().directory();
    if (!group) {
        m_refusal = group.error();
    } else if (!directory) {
        m_refusal = directory.error();
    } else if (*group) {
        const GroupDecision& decision = **group;
        const Catalog& catalog = m_desk->catalog();
        const EstateNumbering& numbering = (*directory)->directory().numbering();
        m_group = toText(groupId(catalog, decision));
        m_representatives = decision.members.size();
        for (const VolumeIndex volume : decision.members) {
            m_members += catalog.volume(volume).weight;
            if (m_rows.size() < membersMax)
                m_rows.push_back(
                    {volume, shardElsewhere(numbering.shardOf(volume), decision.destination), {}});
        }
    }
}

QString CutMemberTable::problem() const
{
    if (m_gang && m_known && !m_refusal && m_rows.empty())
        return tr("It is of no proposal's execution, so only the shards that take part are known.");
    return m_refusal ? engineSentence(m_refusal->message) : QString();
}

QString CutMemberTable::summaryText() const
{
    if (m_rows.empty())
        return {};
    const QString represented = Figures::represented(m_representatives, m_members);
    const QString text = m_gang ? tr("%1 of group %2").arg(represented, m_group)
                                : tr("%1: %2 chosen, %3 pulled in")
                                      .arg(represented, Figures::count(m_chosen),
                                           Figures::count(m_representatives - m_chosen));
    return m_rows.size() == m_representatives
               ? text
               : tr("%1; the first %2 are listed").arg(text, Figures::count(m_rows.size()));
}

QString CutMemberTable::heading(int column) const
{
    switch (column) {
    case VolumeColumn: return tr("Volume");
    case RegionColumn: return tr("Region");
    case ShardColumn: return tr("Shard");
    case ConcreteColumn: return tr("Concrete");
    case WhyColumn: return tr("Why it is in");
    default: return {};
    }
}

QString CutMemberTable::cellText(int item, int column) const
{
    const Row& row = rowAt(item);
    const Catalog& catalog = m_desk->catalog();
    const std::string& region = catalog.region(regionOfShard(row.shard)).id;
    switch (column) {
    case VolumeColumn: return toText(catalog.volume(row.volume).id);
    case RegionColumn: return toText(region);
    case ShardColumn: return toText(shardName(region, shardWithinRegion(row.shard)));
    case ConcreteColumn: return Figures::count(catalog.volume(row.volume).weight);
    case WhyColumn: return whyText(row);
    default: return {};
    }
}

std::optional<U128> CutMemberTable::amount(int item, int column) const
{
    const Row& row = rowAt(item);
    switch (column) {
    case ShardColumn: return U128{row.shard.value};
    case ConcreteColumn: return U128{m_desk->catalog().volume(row.volume).weight};
    default: return std::nullopt;
    }
}

QString CutMemberTable::seedText(const Row& row) const
{
    if (m_selection.everything)
        return tr("chosen: the whole estate");
    const std::string& region = m_desk->catalog().region(regionOfShard(row.shard)).id;
    const auto& regions = m_selection.regions;
    return std::find(regions.begin(), regions.end(), region) == regions.end()
               ? tr("chosen by its id")
               : tr("chosen: homed in %1").arg(toText(region));
}

QString CutMemberTable::whyText(const Row& row) const
{
    const Catalog& catalog = m_desk->catalog();
    if (m_gang)
        return tr("of group %1, which recovers together").arg(m_group);
    const std::uint32_t from = row.why.from.representative;
    switch (row.why.tie) {
    case MemberTie::seed: return seedText(row);
    case MemberTie::consistency:
        return tr("pulled in: consistent with %1")
            .arg(toText(catalog.volume(VolumeIndex(from)).id));
    case MemberTie::database: return tr("pulled in: backs the same database as a member");
    case MemberTie::application:
        return from < catalog.applications.size()
                   ? tr("pulled in: of application %1")
                         .arg(toText(catalog.application(ApplicationIndex(from)).id))
                   : tr("pulled in: of a member's application");
    }
    return {};
}
