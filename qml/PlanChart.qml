import QtQuick
import QtCharts
import Estate.Models

// The line behind the numbers of the table beside it: cost over time, or completion against
// deadline. Loaded only where Qt Charts is; the table says the same without it.
ChartView {
    id: chart

    required property PlanAnalysis analysis
    // Else: completion against deadline.
    required property bool cost
    readonly property real last: Math.max(1, chart.analysis.lastMinutes)

    function draw(series: var, points: var) {
        series.clear();
        for (const point of points)
            series.append(point.x, point.y);
    }
    function refresh() {
        chart.draw(costLine, chart.cost ? chart.analysis.costs.points : []);
        chart.draw(met, chart.cost ? [] : chart.analysis.metPoints);
        chart.draw(missed, chart.cost ? [] : chart.analysis.missedPoints);
        chart.draw(limit, chart.cost ? [] : [Qt.point(0, 0), Qt.point(chart.last, chart.last)]);
    }

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
    Accessible.name: chart.cost ? qsTr("Cost over time; the table has the same numbers")
                     : qsTr("Completion against deadline of each recovered group; the table has "
                            + "the same numbers")
    Component.onCompleted: chart.refresh()
    onCostChanged: chart.refresh()

    // By its name: lint of Qt 6.4 does not know the type.
    Binding {
        target: chart
        property: "locale"
        value: Qt.locale(chart.analysis.localeName)
    }
    Connections {
        target: chart.analysis

        function onChanged() {
            chart.refresh();
        }
    }
    ChartAxis {
        id: along

        analysis: chart.analysis
        most: chart.cost ? Math.max(0.1, chart.analysis.costs.lastHours) : chart.last
        unit: chart.cost ? " h" : " m"
    }
    ChartAxis {
        id: up

        analysis: chart.analysis
        most: chart.cost ? Math.max(0.1, chart.analysis.costs.lastCost) : chart.last
        unit: chart.cost ? "" : " m"
    }
    LineSeries {
        id: costLine

        axisX: along
        axisY: up
        color: Theme.text
        width: Theme.half
    }
    LineSeries {
        id: limit

        axisX: along
        axisY: up
        color: Theme.controlBorder
        width: Theme.hairline
        style: Qt.DashLine
    }
    ScatterSeries {
        id: met

        axisX: along
        axisY: up
        color: Theme.online
        borderColor: Theme.panel
        markerSize: Theme.gap
    }
    ScatterSeries {
        id: missed

        axisX: along
        axisY: up
        color: Theme.offline
        borderColor: Theme.panel
        markerSize: Theme.gutter
        markerShape: ScatterSeries.MarkerShapeRectangle
    }
}
