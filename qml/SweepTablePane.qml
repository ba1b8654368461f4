import QtQuick
import QtQuick.Layouts
import Estate.Models

// A table of the sweep with its filter, and what else its owner puts into the bar.
FocusScope {
    id: pane

    required property string label
    required property TableModel rows
    required property string kept
    required property string note
    property string emptyTitle
    property string emptyBody
    property alias currentItem: table.currentItem
    property alias spared: table.spared
    default property alias tools: bar.data

    signal opened(item: int)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            id: bar

            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.gutter
            spacing: Theme.gap

            TextEntry {
                Layout.preferredWidth: Theme.px(240)
                implicitHeight: Theme.row
                label: qsTr("Filter the rows")
                symbol: Icons.filter
                placeholderText: qsTr("Words, -without, held:0")
                text: pane.rows.filter
                onTextEdited: pane.rows.filter = text
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: pane.note
            }
        }
        DataTable {
            id: table

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            label: pane.label
            rows: pane.rows
            kept: pane.kept
            emptyTitle: pane.emptyTitle
            emptyBody: pane.emptyBody
            onItemChosen: item => table.currentItem = item
            onItemOpened: item => pane.opened(item)
        }
    }
}
