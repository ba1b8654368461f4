#include "models/rule_pin_table.h"

#include <algorithm>

#include "models/failure_ids.h"
#include "models/preferences.h"
#include "models/words.h"

using namespace estate;

namespace {

const QString settingsKey = QStringLiteral("rules/pinnedFailureSets");
const QString betweenIds = QStringLiteral(", ");

std::vector<TableModel::Column> pinColumns()
{
    const auto number = [](const char* key, int width) {
        return TableModel::Column{QString::fromLatin1(key), width, true};
    };
    return {TableModel::listColumn("failures", 180, true),
            number("met", 96),
            number("missed", 96),
            number("held", 96),
            number("deferred", 112),
            TableModel::Column{QStringLiteral("changed"), 136}};
}

}  // namespace

RulePinTable::RulePinTable(RuleWork* work, RuleAssessment* assessment, QObject* parent)
    : TableModel(pinColumns(), parent), m_work(work), m_assessment(assessment)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &RulePinTable::step);
    connect(assessment, &RuleAssessment::resolved, this, &RulePinTable::restart);
    connect(work->desk(), &Desk::replaced, this, &RulePinTable::restore);
    restore();
}

void RulePinTable::restore()
{
    m_pins.clear();
    if (m_work->desk()->isOpen()) {
        for (const QString& ids : Preferences::instance()->value(settingsKey, {}).toStringList()) {
            // Of another estate: kept in the settings, not shown in this one.
            if (auto failures = lossIn(*m_work->desk(), ids))
                m_pins.push_back({std::move(*failures), std::nullopt, {}});
        }
    }
    setTotal(static_cast<int>(m_pins.size()));
    restart();
}

void RulePinTable::keep() const
{
    QStringList sets;
    for (const Pin& pin : m_pins)
        sets << idsOf(pin.failures).join(betweenIds);
    Preferences::instance()->setValue(settingsKey, sets);
}

bool RulePinTable::pin(const QString& failures)
{
    auto set = lossIn(*m_work->desk(), failures);
    if (!set) {
        m_work->desk()->report(set.error());
        return false;
    }
    const bool known = std::any_of(m_pins.begin(), m_pins.end(),
                                   [&set](const Pin& pin) { return pin.failures == *set; });
    if (set->empty() || known)
        return known;
    if (total() >= pinsMax) {
        m_work->desk()->report(Error{
            ErrorCode::badInput,
            tr("At most %1 failure sets can be pinned. Take one away.").arg(pinsMax).toStdString(),
            {}});
        return false;
    }
    m_pins.push_back({std::move(*set), std::nullopt, {}});
    setTotal(static_cast<int>(m_pins.size()));
    keep();
    restart();
    return true;
}

void RulePinTable::unpin(int item)
{
    if (item < 0 || item >= total())
        return;
    m_pins.erase(m_pins.begin() + item);
    setTotal(static_cast<int>(m_pins.size()));
    keep();
    restart();
}

QString RulePinTable::failuresAt(int item) const
{
    return item < 0 || item >= total()
               ? QString()
               : idsOf(m_pins[static_cast<std::size_t>(item)].failures).join(betweenIds);
}

void RulePinTable::restart()
{
    m_next = 0;
    if (m_pins.empty() || m_assessment->edited() == nullptr)
        m_timer.stop();
    else
        m_timer.start();
    emit answered();
}

void RulePinTable::step()
{
    const EstateState* edited = m_assessment->edited();
    if (m_next >= m_pins.size() || edited == nullptr) {
        m_timer.stop();
        emit answered();
        return;
    }
    Pin& pin = m_pins[m_next];
    auto tried = tryRules(*m_work->desk(), *edited, pin.failures);
    pin.problem = tried ? QString() : sentence(toText(tried.error().message));
    pin.tried = tried ? std::optional(std::move(*tried)) : std::nullopt;
    touchItem(static_cast<int>(m_next++));
}

int RulePinTable::changedSets() const
{
    return static_cast<int>(std::count_if(m_pins.begin(), m_pins.end(), [](const Pin& pin) {
        return pin.tried && pin.tried->changed() > 0;
    }));
}

QString RulePinTable::summaryText() const
{
    if (m_pins.empty())
        return tr("None pinned");
    if (working())
        return tr("%1 of %2 tried").arg(m_next).arg(total());
    return changedSets() == 0
               ? tr("All %n answer as approved", nullptr, total())
               : tr("answering another way: %1 of %2").arg(changedSets()).arg(total());
}

QString RulePinTable::heading(int column) const
{
    switch (column) {
    case FailuresColumn: return tr("When lost");
    case MetColumn: return tr("Met");
    case MissedColumn: return tr("Missed");
    case HeldColumn: return tr("Held");
    case DeferredColumn: return tr("Not recovered");
    case ChangedColumn: return tr("Against approved");
    default: return {};
    }
}

QString RulePinTable::figure(const Pin& pin, std::uint64_t PlanSummary::*member) const
{
    if (!pin.tried)
        return {};
    const std::uint64_t before = pin.tried->before.*member;
    const std::uint64_t after = pin.tried->after.*member;
    return before == after
               ? toText(formatCount(after))
               : tr("%1, was %2").arg(toText(formatCount(after)), toText(formatCount(before)));
}

QString RulePinTable::cellText(int item, int column) const
{
    const Pin& pin = m_pins[static_cast<std::size_t>(item)];
    switch (column) {
    case FailuresColumn: return idsBrief(idsOf(pin.failures));
    case MetColumn: return figure(pin, &PlanSummary::metRto);
    case MissedColumn: return figure(pin, &PlanSummary::missedRto);
    case HeldColumn: return figure(pin, &PlanSummary::held);
    case DeferredColumn: {
        if (!pin.tried)
            return {};
        const auto open = [](const PlanSummary& s) { return s.capacityShort + s.deferred; };
        const std::uint64_t before = open(pin.tried->before);
        const std::uint64_t after = open(pin.tried->after);
        return before == after
                   ? toText(formatCount(after))
                   : tr("%1, was %2").arg(toText(formatCount(after)), toText(formatCount(before)));
    }
    case ChangedColumn:
        if (!pin.problem.isEmpty())
            return pin.problem;
        if (!pin.tried)
            return tr("not tried yet");
        return pin.tried->changed() == 0
                   ? tr("the same")
                   : tr("%n group(s) otherwise", nullptr, static_cast<int>(pin.tried->changed()));
    default: return {};
    }
}

QString RulePinTable::exactText(int item, int column) const
{
    return column == FailuresColumn
               ? idsOf(m_pins[static_cast<std::size_t>(item)].failures).join(betweenIds)
               : cellText(item, column);
}

QString RulePinTable::glyph(int item, int column) const
{
    const Pin& pin = m_pins[static_cast<std::size_t>(item)];
    if (column != ChangedColumn || !pin.tried)
        return {};
    return pin.tried->changed() == 0 ? QStringLiteral("check") : QStringLiteral("changed");
}
