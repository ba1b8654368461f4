import QtQuick
import QtCharts
import Estate.Models

// Of each of the fullest regions what is used before and after the plan, beside what there is: as
// PlanChart loaded only where Qt Charts is; the table beside it says the same without it.
ChartView {
    id: chart

    required property CapacityTable capacity
    required property PlanAnalysis analysis
    readonly property font axisFont: Qt.font({family: Theme.textFamily,
                                              pixelSize: Theme.axisSize})

    antialiasing: true
    backgroundColor: Theme.panel
    plotAreaColor: Theme.panel
    backgroundRoundness: 0
    legend.visible: false
    localizeNumbers: true
    animationOptions: ChartView.NoAnimation
    margins.top: 0
    margins.bottom: 0
    margins.left: 0
    margins.right: 0
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Capacity used before and after the plan, beside the limit, of the "
                          + "fullest regions; the table has the same numbers")
    Accessible.description: chart.capacity.barsText

    // By its name: lint of Qt 6.4 does not know the type.
    Binding {
        target: chart
        property: "locale"
        value: Qt.locale(chart.analysis.localeName)
    }
    BarCategoryAxis {
        id: along

        categories: chart.capacity.barRegions
        labelsFont: chart.axisFont
        labelsColor: Theme.secondary
        gridVisible: false
        color: Theme.controlBorder
    }
    // The caption names the unit, so that labels fit beside the bars.
    ChartAxis {
        id: up

        analysis: chart.analysis
        most: Math.max(0.1, chart.capacity.barMost)
        stepsMax: chart.height < 16 * Theme.axisSize ? 2 : 5
    }
    BarSeries {
        axisX: along
        axisY: up
        barWidth: 0.8

        BarSet {
            color: Theme.step2
            borderColor: Theme.panel
            values: chart.capacity.barsBefore
        }
        BarSet {
            color: Theme.step3
            borderColor: Theme.panel
            values: chart.capacity.barsAfter
        }
        // Hollow: it is room, not use.
        BarSet {
            color: Theme.panel
            borderColor: Theme.controlBorder
            values: chart.capacity.barLimits
        }
    }
}
