import QtQuick
import QtQuick.Layouts
import Estate.Models

// What was reported in an incident: the losses with their objectives, and everything in its order.
FocusScope {
    id: pane

    required property IncidentSession incident
    required property IncidentCommands actions
    readonly property string chosenPlace: pane.placeOf(losses.currentItem)

    function placeOf(item: int): string {
        return pane.incident.lossIds.length > 0 ? pane.incident.losses.placeAt(item) : "";
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.gutter

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true

            ColumnLayout {
                anchors.fill: parent
                anchors.topMargin: Theme.gap
                anchors.margins: Theme.hairline
                spacing: Theme.gap

                RowLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.padding
                    Layout.rightMargin: Theme.gutter
                    spacing: Theme.gap

                    SectionTitle {
                        Layout.fillWidth: true
                        text: qsTr("Lost")
                    }
                    ActionButton {
                        implicitHeight: Theme.row
                        action: pane.actions.backCommand
                        symbol: Icons.undo
                        text: qsTr("Back again…")
                        label: pane.actions.backCommand.text
                    }
                }
                DataTable {
                    id: losses

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    focus: true
                    label: qsTr("What the incident lost")
                    rows: pane.incident.losses
                    kept: "incident-losses"
                    // How many groups are still in time, and for how long, stays longest.
                    spared: ["by", "kind", "elapsed"]
                    emptyTitle: qsTr("Nothing is reported lost")
                    emptyBody: qsTr("Report a region, a site or a host, and when it was lost: the "
                                    + "clock of its objectives runs from then.")
                    onItemChosen: item => losses.currentItem = item
                }
            }
        }
        Panel {
            Layout.preferredWidth: pane.width * 0.42
            Layout.fillHeight: true

            ColumnLayout {
                anchors.fill: parent
                anchors.topMargin: Theme.gap
                anchors.margins: Theme.hairline
                spacing: Theme.gap

                RowLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.padding
                    Layout.rightMargin: Theme.gutter
                    spacing: Theme.gap

                    SectionTitle {
                        Layout.fillWidth: true
                        text: qsTr("Reported")
                    }
                    ActionButton {
                        implicitHeight: Theme.row
                        action: pane.actions.noteCommand
                        symbol: Icons.note
                        text: qsTr("Note…")
                        label: pane.actions.noteCommand.text
                    }
                }
                DataTable {
                    id: entries

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    label: qsTr("What was reported, the latest first")
                    rows: pane.incident.entries
                    kept: "incident-entries"
                    // What was said and when stays longest.
                    spared: ["by"]
                    emptyTitle: qsTr("Nothing is reported")
                    onItemChosen: item => entries.currentItem = item
                }
            }
        }
    }
    Connections {
        target: pane.incident.losses

        // Another loss may stand there now.
        function onRowsChanged() {
            losses.currentItem = -1;
        }
    }
}
