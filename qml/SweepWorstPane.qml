import QtQuick
import QtQuick.Layouts
import Estate.Models

// The losses that look worst by the chosen measure: what the darkest and lightest cells are.
Panel {
    id: pane

    required property SweepRankModel worst
    required property string measureText

    signal chosen(item: int)
    signal opened(item: int)

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gutter
        anchors.margins: Theme.hairline
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding

            spacing: Theme.gap

            SectionTitle {
                text: qsTr("Worst %1: %2").arg(pane.worst.count).arg(pane.measureText)
            }
            HeadText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignRight
                text: qsTr("Double-click to plan")
            }
        }
        DataTable {
            id: table

            Layout.fillWidth: true
            Layout.fillHeight: true
            label: qsTr("Worst losses by %1. Enter plans one").arg(pane.measureText)
            rows: pane.worst
            kept: "worst-losses"
            // What is lost is read whole as long as this can go.
            spared: ["missed_rto"]
            hiddenAtFirst: ["rank", "groups", "met_rto", "held", "short", "unrepaired",
                "lost_operations", "last_recovery"]
            emptyTitle: qsTr("Nothing planned yet")
            onItemChosen: item => {
                table.currentItem = item;
                pane.chosen(item);
            }
            onItemOpened: item => pane.opened(item)
        }
    }
}
