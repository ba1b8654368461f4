// A measure puts each region into one of five steps; the matrix paints the step, the legend names
// its edges. Edges are round numbers that depend on the estate's facts alone, so a cell changes its
// colour only when its own region changed.
#pragma once

#include <QString>

#include "models/region_list_model.h"

inline constexpr int measureSteps = 5;

enum class MeasureKind { availability, utilisation, freeCapacity, failoverReserve };

// 0..4, low to high. `largest`: RegionListModel::largestCapacity().
[[nodiscard]] int measureStep(MeasureKind kind, const RegionListModel::Row& row,
                              estate::Bytes largest);
// "50 to 60 %"; empty for a step that the measure doesn't use.
[[nodiscard]] QString measureStepText(MeasureKind kind, int step, estate::Bytes largest);
[[nodiscard]] QString measureTitle(MeasureKind kind);
[[nodiscard]] QString measureValueText(MeasureKind kind, const RegionListModel::Row& row);
