// A measure puts each region into one of five steps; the matrix paints the step, the legend names
// its edges. Edges are round numbers that depend on the estate's facts alone, so a cell changes its
// colour only when its own region changed.
#pragma once

#include <QString>

#include "models/region_list_model.h"

inline constexpr int measureSteps = 5;

enum class MeasureKind {
    availability,
    utilisation,
    freeCapacity,
    failoverReserve,
    protectedIops,
    exportAge,
    checkpointLag,
    singleLossRisk
};

// What a scale is cut from. Facts of the estate, so that scales stand still, but for risk: its
// scale lies between the regions whose loss costs least and most.
struct MeasureScale {
    estate::Bytes largestCapacity;
    estate::Cost smallestRisk;  // of those that are known
    estate::Cost largestRisk;
    estate::Timestamp now;
};
[[nodiscard]] MeasureScale measureScale(const RegionListModel& regions);

// 0..4, low to high.
[[nodiscard]] int measureStep(MeasureKind kind, const RegionListModel::Row& row,
                              const MeasureScale& scale);
// "50 to 60 %"; empty for a step that the measure doesn't use.
[[nodiscard]] QString measureStepText(MeasureKind kind, int step, const MeasureScale& scale);
[[nodiscard]] QString measureTitle(MeasureKind kind);
[[nodiscard]] QString measureValueText(MeasureKind kind, const RegionListModel::Row& row,
                                       const MeasureScale& scale);
