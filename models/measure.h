// A measure puts each region into one of five steps; the matrix paints the step, the legend names
// its edges. Steps are for looking, so they are cut from round numbers, not from the data.
#pragma once

#include <QString>
#include <array>

#include "models/region_list_model.h"

inline constexpr int measureSteps = 5;

enum class MeasureKind { availability, utilisation, freeCapacity, failoverReserve };

// 0..4, low to high.
[[nodiscard]] int measureStep(MeasureKind kind, const RegionListModel::Row& row);
[[nodiscard]] QString measureStepText(MeasureKind kind, int step);  // "40 to 55 %"
[[nodiscard]] QString measureTitle(MeasureKind kind);
[[nodiscard]] QString measureValueText(MeasureKind kind, const RegionListModel::Row& row);
