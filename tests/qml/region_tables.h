// What the tests of a region's tables share: reading cells, and a region whose loss is executed.
#pragma once

#include "models/region_table.h"
#include "tests/qml/desk_fixture.h"

inline constexpr estate::RegionIndex r017(17);

inline QString cell(const TableModel& table, int row, int column)
{
    return table.data(table.index(row, column), Qt::DisplayRole).toString();
}

// The first row with this text in the column; -1: none.
inline int rowWith(const TableModel& table, int column, const QString& text)
{
    for (int row = 0; row < table.count(); ++row)
        if (cell(table, row, column) == text)
            return row;
    return -1;
}

inline int rowsWith(const TableModel& table, int column, const QString& text)
{
    int rows = 0;
    for (int row = 0; row < table.count(); ++row)
        rows += cell(table, row, column) == text ? 1 : 0;
    return rows;
}

inline void look(RegionTable& table, const DeskFixture& desk, const QString& region)
{
    table.setSession(desk.session.get());
    table.setRegionId(region);
    table.setActive(true);
}

// The loss of r017 approved, and its execution begun.
inline bool beginLoss(const DeskFixture& desk, int stepInterval)
{
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    desk.session->setOperatorName(QStringLiteral("grace"));
    desk.changes()->execution()->setStepInterval(stepInterval);
    return desk.changes()->approve(proposal) &&
           desk.changes()->commit(
               proposal, desk.change(proposal, ChangesModel::LostOperationsTextRole).toString());
}

template <typename Condition>
estate::RegionIndex regionWhere(const estate::EstateState& state, Condition condition)
{
    for (std::uint32_t at = 0; at < state.regionCount(); ++at)
        if (condition(state.region(estate::RegionIndex(at))))
            return estate::RegionIndex(at);
    return {};
}
