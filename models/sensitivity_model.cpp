#include "models/sensitivity_model.h"

#include <utility>

#include "models/export_status.h"
#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

SensitivityModel::SensitivityModel(Desk* desk, QObject* parent)
    : TableModel({idColumn("group", 96), textColumn("flips", 320, true),
                  numberColumn("margin", 120), numberColumn("present", 112), idColumn("region", 72),
                  textColumn("input_age", 128)},
                 parent),
      m_desk(desk)
{}

void SensitivityModel::setPreview(std::shared_ptr<const Preview> preview)
{
    m_preview = std::move(preview);
    m_rows = m_preview == nullptr ? std::vector<Sensitivity>()
                                  : sensitivitiesOf(m_desk->state(), *m_preview);
    setTotal(static_cast<int>(m_rows.size()));
}

const Sensitivity& SensitivityModel::row(int item) const
{
    return m_rows[static_cast<std::size_t>(item)];
}

int SensitivityModel::decisionOf(int item) const
{
    return item < 0 || item >= total() ? -1 : static_cast<int>(row(item).group);
}

QString SensitivityModel::heading(int column) const
{
    switch (column) {
    case GroupColumn: return tr("Group");
    case FlipsColumn: return tr("Decides otherwise");
    case MarginColumn: return tr("Margin");
    case PresentColumn: return tr("Now");
    case RegionColumn: return tr("At");
    case AgeColumn: return tr("Observed");
    default: return {};
    }
}

QString SensitivityModel::amountText(const Sensitivity& row, std::uint64_t amount) const
{
    switch (row.input) {
    case SensitiveInput::lag: return tr("%1 op").arg(Figures::count(amount));
    case SensitiveInput::completion: return Figures::duration(Duration(amount));
    case SensitiveInput::room: break;
    }
    switch (row.constraint) {
    case Constraint::bytesShort: return Figures::bytes(amount);
    case Constraint::laneIopsShort:
    case Constraint::recoveryIopsShort: return Figures::iops(amount);
    case Constraint::isolationShort:
        return tr("%1 lane(s)", nullptr, pluralOf(amount)).arg(Figures::count(amount));
    default: return tr("%1 site(s)", nullptr, pluralOf(amount)).arg(Figures::count(amount));
    }
}

QString SensitivityModel::flipText(const Sensitivity& row) const
{
    const QString limit = amountText(row, row.limit);
    const QString region = toText(m_desk->catalog().region(row.region).id);
    switch (row.input) {
    case SensitiveInput::lag: return tr("if %1 lags by more than %2").arg(region, limit);
    case SensitiveInput::completion:
        return row.margin() == 0 ? tr("RTO met only if it completes within %1").arg(limit)
                                 : tr("RTO missed if it takes longer than %1").arg(limit);
    case SensitiveInput::room: return tr("recovers if %1 has %2").arg(region, limit);
    }
    return {};
}

Duration SensitivityModel::ageOf(const Sensitivity& row) const
{
    return m_preview->at > row.observedAt ? m_preview->at.since(row.observedAt) : Duration(0);
}

QString SensitivityModel::cellText(int item, int column) const
{
    const Sensitivity& sensitivity = row(item);
    switch (column) {
    case GroupColumn:
        return toText(groupId(m_desk->catalog(), m_preview->plan.groups[sensitivity.group]));
    case FlipsColumn: return flipText(sensitivity);
    case MarginColumn:
        return sensitivity.margin() == 0 ? tr("none")
                                         : amountText(sensitivity, sensitivity.margin());
    case PresentColumn: return amountText(sensitivity, sensitivity.present);
    case RegionColumn: return toText(m_desk->catalog().region(sensitivity.region).id);
    case AgeColumn:
        if (sensitivity.input != SensitiveInput::lag)
            return {};
        if (sensitivity.observedAt.ns == 0)
            return tr("as opened");
        return tr("%1 before").arg(Figures::duration(ageOf(sensitivity)));
    default: return {};
    }
}

QString SensitivityModel::glyph(int item, int column) const
{
    const Sensitivity& sensitivity = row(item);
    if (column == MarginColumn && sensitivity.margin() == 0)
        return QStringLiteral("late");
    const bool stale = column == AgeColumn && sensitivity.input == SensitiveInput::lag &&
                       sensitivity.observedAt.ns != 0 && isStaleObservation(ageOf(sensitivity));
    return stale ? QStringLiteral("aged") : QString();
}

bool SensitivityModel::lessThan(int left, int right, int column) const
{
    const Sensitivity& a = row(left);
    const Sensitivity& b = row(right);
    // Different units don't compare: the part of the limit that is left does.
    const auto part = [](std::uint64_t value, std::uint64_t limit) {
        return limit == 0 ? 0.0 : static_cast<double>(value) / static_cast<double>(limit);
    };
    switch (column) {
    case MarginColumn: return part(a.margin(), a.limit) < part(b.margin(), b.limit);
    case PresentColumn: return part(a.present, a.limit) < part(b.present, b.limit);
    case AgeColumn: return ageOf(a) < ageOf(b);
    default: return TableModel::lessThan(left, right, column);
    }
}
