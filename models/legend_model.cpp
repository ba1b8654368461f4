#include "models/legend_model.h"

#include "models/language.h"
#include "models/words.h"

LegendModel::LegendModel(QObject* parent) : RowListModel(parent)
{
    Language::instance()->follow(this);
}

QVariant LegendModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case StepRole: return row.step;
    case ConditionRole: return row.condition;
    case Qt::DisplayRole:
    case LabelRole: return row.label;
    case RegionsRole: return row.regions;
    case AccessibleTextRole:
        if (row.losses)
            return tr("%1: %n loss(es)", nullptr, row.regions).arg(row.label);
        return tr("%1: %n region(s)", nullptr, row.regions).arg(row.label);
    default: return {};
    }
}

QHash<int, QByteArray> LegendModel::roleNames() const
{
    return {{StepRole, "step"},
            {ConditionRole, "condition"},
            {LabelRole, "label"},
            {RegionsRole, "regions"},
            {AccessibleTextRole, "accessibleText"}};
}

std::vector<LegendModel::Row> LegendModel::makeRows(MeasureKind kind,
                                                    const RegionListModel* regions, int toFail)
{
    std::vector<Row> rows;
    if (regions == nullptr || regions->count() == 0)
        return rows;
    std::array<int, measureSteps> counts{};
    std::vector<Row> conditions;
    const MeasureScale scale = measureScale(*regions);
    for (int at = 0; at < regions->count(); ++at) {
        const RegionListModel::Row& region = regions->rowAt(at);
        const int step = measureStep(kind, region, scale);
        ++counts[static_cast<std::size_t>(step)];
        if (region.available)
            continue;
        const QString key = conditionKey(region.condition, region.available);
        auto row = conditions.begin();
        while (row != conditions.end() && row->condition != key)
            ++row;
        if (row == conditions.end())
            row = conditions.insert(
                row, Row{-1, key, conditionText(region.condition, region.available), 0});
        ++row->regions;
    }
    for (int step = 0; step < measureSteps; ++step) {
        const QString label = measureStepText(kind, step, scale);
        if (!label.isEmpty())
            rows.push_back({step, {}, label, counts[static_cast<std::size_t>(step)]});
    }
    rows.insert(rows.end(), conditions.begin(), conditions.end());
    if (toFail > 0)
        rows.push_back({-1, QStringLiteral("to-fail"), tr("in Plan's failure set"), toFail});
    if (const int stale = regions->staleCount(); stale > 0)
        rows.push_back({-1, QStringLiteral("stale"), tr("export is stale"), stale});
    if (const int changed = regions->changedCount(); changed > 0)
        rows.push_back({-1, QStringLiteral("changed"), tr("changed since you looked"), changed});
    return rows;
}
