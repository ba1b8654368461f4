#include "engine/planner/sweep.h"

#include <algorithm>
#include <array>

#include "engine/planner/scheduler.h"

namespace estate {

namespace {

std::vector<SweepUnit> unitsOf(const Catalog& catalog, SweepKind kind)
{
    std::vector<SweepUnit> units;
    if (kind == SweepKind::regions || kind == SweepKind::regionPairs)
        for (std::uint32_t i = 0; i < catalog.regions.size(); ++i)
            units.push_back({catalog.regions[i].id, RegionIndex(i), SiteIndex()});
    else
        for (std::uint32_t i = 0; i < catalog.sites.size(); ++i)
            units.push_back({catalog.sites[i].id, RegionIndex(), SiteIndex(i)});
    std::sort(units.begin(), units.end(),
              [](const SweepUnit& a, const SweepUnit& b) { return a.id < b.id; });
    return units;
}

bool hasPairs(SweepKind kind)
{
    return kind == SweepKind::regionPairs || kind == SweepKind::sitePairs;
}

// Partitions that no other state shares.
EstateState deepCopy(const EstateState& state)
{
    EstateState copy = state;
    for (std::uint32_t i = 0; i < state.regionCount(); ++i)
        (void)copy.edit(RegionIndex(i));
    return copy;
}

}  // namespace

SweepPart::SweepPart(std::shared_ptr<const SweepTask> task, EstateState base, std::uint32_t part,
                     std::uint32_t parts)
    : m_task(std::move(task)), m_base(std::move(base)), m_parts(parts), m_a(part), m_b(part)
{
    const std::uint64_t units = m_task->units.size();
    if (m_task->singles.empty()) {
        m_rows.reserve(units / parts + 1);
        return;
    }
    m_rows.reserve(units * (units - 1) / 2 / parts + units);
    next();  // behind the single loss of its first unit
}

bool SweepPart::step(std::uint32_t plansMax)
{
    std::uint64_t budget = std::uint64_t{plansMax} * composedPerPlan;
    while (!finished() && budget > 0) {
        bool planned = true;
        if (m_task->singles.empty())
            planSingle();
        else
            planned = doPair();
        m_planned += planned ? 1 : 0;
        budget -= planned ? std::min<std::uint64_t>(budget, composedPerPlan) : 1;
        next();
    }
    return !finished();
}

void SweepPart::planSingle()
{
    const std::array units{&m_task->units[m_a]};
    SingleLoss single;
    single.outcome = planLoss(m_base, units, m_task->at, &single.footprint, m_task->windows);
    m_rows.push_back({m_a, SweepRow::none, 0, single.outcome});
    m_singles.push_back(std::move(single));
}

bool SweepPart::doPair()
{
    const SingleLoss& a = m_task->singles[m_a];
    const SingleLoss& b = m_task->singles[m_b];
    if (m_task->composes && independent(a.footprint, b.footprint)) {
        m_rows.push_back({m_a, m_b, 0, sideBySide(a.outcome, b.outcome)});
        return false;
    }
    const std::array units{&m_task->units[m_a], &m_task->units[m_b]};
    m_rows.push_back({m_a, m_b, 0, planLoss(m_base, units, m_task->at, nullptr, m_task->windows)});
    return true;
}

void SweepPart::next()
{
    const auto count = static_cast<std::uint32_t>(m_task->units.size());
    ++m_b;
    if (!m_task->singles.empty() && m_b < count)
        return;
    do {
        m_a += m_parts;
        m_b = m_a + 1;
    } while (!m_task->singles.empty() && m_a < count && m_b >= count);
}

Result<Sweep> Sweep::make(EstateState snapshot, SweepKind kind, Timestamp at, ClosedWindows windows)
{
    if (at < snapshot.now())
        return fail(
            ErrorCode::outOfOrder,
            "The sweep's time lies before the state it is asked of; give a later one.",
            {{"stateNs", std::to_string(snapshot.now().ns)}, {"atNs", std::to_string(at.ns)}});
    if (at.since(snapshot.now()) > timestampJumpMax)
        return fail(
            ErrorCode::outOfOrder,
            "The sweep's time lies more than 31 days after the state. Give an earlier one.",
            {{"stateNs", std::to_string(snapshot.now().ns)}, {"atNs", std::to_string(at.ns)}});
    auto task = std::make_shared<SweepTask>();
    task->units = unitsOf(snapshot.catalog(), kind);
    task->at = at;
    task->windows = std::move(windows);
    task->composes = hasPairs(kind) && nothingToPlan(snapshot, at, task->windows);
    return Sweep(std::move(snapshot), kind, std::move(task));
}

Sweep::Sweep(EstateState snapshot, SweepKind kind, std::shared_ptr<SweepTask> task)
    : m_base(std::move(snapshot)), m_kind(kind), m_task(std::move(task))
{
    if (m_task->units.empty())
        m_stage = Stage::finished;
}

bool Sweep::step(std::uint32_t plansMax)
{
    if (finished())
        return false;
    if (!m_whole)
        m_whole.emplace(m_task, m_base, 0, 1);
    if (!m_whole->step(plansMax)) {
        std::vector<SweepPart> parts;
        parts.push_back(std::move(*m_whole));
        m_whole.reset();
        join(std::move(parts));
    }
    return !finished();
}

SweepProgress Sweep::progress() const
{
    const std::uint64_t units = m_task->units.size();
    SweepProgress progress;
    progress.total = hasPairs(m_kind) ? units * (units + 1) / 2 : units;
    progress.done = m_done;
    progress.planned = m_planned;
    if (m_whole) {
        progress.done += m_whole->m_rows.size();
        progress.planned += m_whole->planned();
    }
    progress.composed = progress.done - progress.planned;
    return progress;
}

const SweepRow& Sweep::row(std::uint64_t done) const
{
    for (const std::vector<SweepRow>& rows : m_rows) {
        if (done < rows.size())
            return rows[done];
        done -= rows.size();
    }
    ESTATE_ENSURE(m_whole && done < m_whole->m_rows.size());
    return m_whole->m_rows[done];
}

const SingleLoss& Sweep::single(std::uint32_t unit) const
{
    const auto& singles = m_task->singles.empty() && m_whole ? m_whole->m_singles : m_task->singles;
    ESTATE_ENSURE(unit < singles.size());
    return singles[unit];
}

std::vector<SweepPart> Sweep::split(std::uint32_t parts) const
{
    ESTATE_ENSURE(parts > 0 && !m_whole && !finished());
    std::vector<SweepPart> split;
    split.reserve(parts);
    for (std::uint32_t i = 0; i < parts; ++i)
        split.emplace_back(m_task, deepCopy(m_base), i, parts);
    return split;
}

void Sweep::join(std::vector<SweepPart> parts)
{
    // Every part of the stage, once.
    std::vector<bool> seen(parts.size(), false);
    std::vector<SingleLoss> singles(m_stage == Stage::singles ? m_task->units.size() : 0);
    for (SweepPart& part : parts) {
        ESTATE_ENSURE(part.m_task == m_task && part.finished() && part.m_parts == parts.size());
        const std::uint32_t number = part.m_a % part.m_parts;
        ESTATE_ENSURE(!seen[number]);
        seen[number] = true;
        m_planned += part.planned();
        for (std::size_t i = 0; i < part.m_singles.size(); ++i)
            singles[part.m_rows[i].a] = std::move(part.m_singles[i]);
        m_done += part.m_rows.size();
        m_rows.push_back(std::move(part.m_rows));
    }
    const bool pairsFollow = m_stage == Stage::singles && hasPairs(m_kind);
    if (m_stage == Stage::singles) {
        auto next = std::make_shared<SweepTask>(*m_task);
        next->singles = std::move(singles);
        m_task = std::move(next);
    }
    m_stage = pairsFollow && m_task->units.size() > 1 ? Stage::pairs : Stage::finished;
}

SweepResult Sweep::takeResult()
{
    ESTATE_ENSURE(finished());
    SweepResult result;
    result.units = m_task->units;
    result.planned = m_planned;
    result.composed = m_done - m_planned;
    result.rows.reserve(m_done);
    for (std::vector<SweepRow>& rows : m_rows) {
        result.rows.insert(result.rows.end(), rows.begin(), rows.end());
        rows = {};
    }
    m_rows.clear();
    m_done = 0;
    std::sort(result.rows.begin(), result.rows.end(), [](const SweepRow& a, const SweepRow& b) {
        return a.a != b.a ? a.a < b.a : a.b + 1 < b.b + 1;  // none + 1 is 0: a alone comes first
    });
    rankRows(result);
    return result;
}

}  // namespace estate
