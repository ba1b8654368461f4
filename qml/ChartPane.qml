import QtQuick
import QtQuick.Layouts
import Estate.Models

// A chart, where it can be drawn, and what its axes are.
ColumnLayout {
    id: pane

    required property PlanAnalysis analysis
    required property bool cost
    property string caption

    function make() {
        if (pane.visible && pane.analysis.drawable && chart.status === Loader.Null)
            chart.setSource(Qt.resolvedUrl("PlanChart.qml"),
                            {analysis: pane.analysis, cost: pane.cost});
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
        maximumLineCount: 2
    }
    Loader {
        id: chart

        Layout.fillWidth: true
        Layout.fillHeight: true
    }
}
