pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The sweep at a glance: single losses as a grid, pairs as a triangle, and what a cell says.
FocusScope {
    id: pane

    required property SweepSession sweep
    property alias heatmap: heatmap

    // The current cell.
    signal opened()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            SegmentedChoice {
                visible: pane.sweep.ofPairs
                label: qsTr("Losses")
                entries: [qsTr("Singles"), qsTr("Pairs")]
                current: heatmap.pairs ? 1 : 0
                onChosen: index => heatmap.pairs = index === 1
            }
            SegmentedChoice {
                label: qsTr("Measure")
                entries: [qsTr("Cost"), qsTr("RTO missed"), qsTr("Held"), qsTr("Short")]
                current: heatmap.measure
                onChosen: index => heatmap.measure = index
            }
            BodyText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignRight
                color: Theme.secondary
                text: heatmap.zoomUnit >= 0
                      ? qsTr("Pairs with %1. Space shows all pairs").arg(heatmap.zoomId)
                      : !heatmap.pairs ? ""
                      : pane.sweep.ofSites ? qsTr("Space shows the pairs of one site")
                      : qsTr("Space shows the pairs of one region")
            }
        }
        BodyText {
            Layout.fillWidth: true
            text: heatmap.describedText
        }
        SweepHeatmap {
            id: heatmap

            Layout.fillWidth: true
            Layout.fillHeight: true
            sweep: pane.sweep
            stepColors: [Theme.step0, Theme.step1, Theme.step2, Theme.step3, Theme.step4]
            backgroundColor: Theme.panel
            emptyColor: Theme.raised
            textColor: Theme.text
            secondaryColor: Theme.secondary
            accentColor: Theme.accent
            axisFont: Qt.font({ family: Theme.idFamily, pixelSize: Theme.axisSize })
            activeFocusOnTab: true
            focus: true
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Losses by %1. %2").arg(heatmap.measureText)
                                                     .arg(heatmap.currentText)
            onActivated: pane.opened()
        }
        Legend {
            Layout.fillWidth: true
            legend: heatmap.legend
            title: heatmap.measureText
            ofCost: heatmap.measure === SweepSession.Cost
        }
    }
}
