import QtQuick
import QtCharts
import Estate.Models

// An axis from 0 to a round number, with round numbers beside it.
ValuesAxis {
    id: axis

    required property PlanAnalysis analysis
    // What it has to reach.
    required property real most
    // Behind each number; empty where the caption names it.
    property string unit
    // A low chart has no room for many numbers beside it.
    property int stepsMax: 5
    readonly property real step: axis.analysis.axisStep(axis.most, axis.stepsMax)
    readonly property int steps: Math.max(1, Math.ceil(axis.most / axis.step))

    min: 0
    max: axis.steps * axis.step
    tickCount: axis.steps + 1
    labelsFont: Qt.font({family: Theme.textFamily, pixelSize: Theme.axisSize})
    labelsColor: Theme.secondary
    gridLineColor: Theme.line
    color: Theme.controlBorder
    labelFormat: (axis.step >= 1 ? "%.0f" : axis.step >= 0.1 ? "%.1f" : "%.2f") + axis.unit
}
