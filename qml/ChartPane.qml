import QtQuick
import Estate.Models

// A chart, where it can be drawn, and what its axes are. Anchored: a layout keeps the height of two
// lines when the caption comes to need one.
Item {
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

    visible: pane.analysis.drawable
    onVisibleChanged: pane.make()
    Component.onCompleted: pane.make()

    BodyText {
        id: axes

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.leftMargin: Theme.gap
        color: Theme.secondary
        text: pane.caption
        wrapMode: Text.Wrap
        maximumLineCount: 3
    }
    Loader {
        id: chart

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: axes.bottom
        anchors.bottom: parent.bottom
    }
}
