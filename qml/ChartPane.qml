import QtQuick
import QtQuick.Layouts
import Estate.Models

// A chart, where it can be drawn, and what its axes are.
ColumnLayout {
    id: pane

    enum Kind { Cost, Deadlines, Capacity }

    required property PlanSession plan
    required property int kind
    property string caption
    readonly property PlanAnalysis analysis: pane.plan.analysis

    function make() {
        if (!pane.visible || !pane.analysis.drawable || chart.status !== Loader.Null)
            return;
        if (pane.kind === ChartPane.Kind.Capacity)
            chart.setSource(Qt.resolvedUrl("CapacityChart.qml"),
                            {capacity: pane.plan.capacity, analysis: pane.analysis});
        else
            chart.setSource(Qt.resolvedUrl("PlanChart.qml"),
                            {analysis: pane.analysis, cost: pane.kind === ChartPane.Kind.Cost});
    }

    spacing: 0
    visible: pane.analysis.drawable
    onVisibleChanged: pane.make()
    Component.onCompleted: pane.make()

    BodyText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.gap
        color: Theme.secondary
        text: pane.caption
        wrapMode: Text.Wrap
        maximumLineCount: 3
    }
    Loader {
        id: chart

        Layout.fillWidth: true
        Layout.fillHeight: true
    }
}
