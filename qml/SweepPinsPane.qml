import QtQuick
import QtQuick.Layouts
import Estate.Models

// The regression set: pinned losses, then against now.
FocusScope {
    id: pane

    required property SweepPinModel pins
    required property SweepCommands actions
    property alias currentItem: table.currentItem
    readonly property int chosenItem: table.currentRow >= 0 ? table.currentItem : -1

    signal opened(item: int)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.gutter
            spacing: Theme.gap

            StateWord {
                Layout.fillWidth: true
                word: pane.pins.summaryText
                symbol: pane.pins.worseCount > 0 ? Icons.alert : Icons.pin
                ink: pane.pins.worseCount > 0 ? Theme.fenced : Theme.secondary
            }
            ActionButton {
                implicitHeight: Theme.row
                symbol: Icons.again
                action: pane.actions.planAgain
                text: qsTr("Plan them again")
            }
            ActionButton {
                implicitHeight: Theme.row
                symbol: Icons.check
                text: qsTr("Compare with now")
                action: pane.actions.acceptNow
                label: qsTr("From now on compare this pin with its present result")
            }
            ActionButton {
                implicitHeight: Theme.row
                symbol: Icons.remove
                action: pane.actions.unpin
                text: qsTr("Unpin")
            }
        }
        DataTable {
            id: table

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            label: qsTr("Pinned losses, Enter plans one")
            rows: pane.pins
            kept: "pins"
            emptyTitle: qsTr("Nothing is pinned")
            emptyBody: qsTr("Pin a loss from the heatmap, a list or room Rules: it is planned "
                            + "again after every change, and compared with the result that it "
                            + "had.")
            onItemChosen: item => table.currentItem = item
            onItemOpened: item => pane.opened(item)
        }
    }
}
