// The planning envelope in words: names of its figures, how each is derived, what it rests on, and
// why a modelling assumption is as it is.
#pragma once

#include <QString>

#include "engine/estate/envelope_figures.h"

[[nodiscard]] QString figureName(estate::EnvelopeFigure figure);
[[nodiscard]] QString figureDerivation(estate::EnvelopeFigure figure);
[[nodiscard]] QString basisText(estate::FigureBasis basis);
// Of a setting by its name in a profile; empty for one that has no reason of its own.
[[nodiscard]] QString assumptionReason(const QString& setting);
