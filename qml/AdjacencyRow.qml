import QtQuick
import QtQuick.Layouts

// Edges of one kind or reach, or all that are visible.
TableRow {
    id: row

    required property int index
    required property string title
    required property string edgesText
    required property string recordsText
    required property bool total
    required property string accessibleText

    implicitHeight: Theme.rowCompact
    Accessible.name: row.accessibleText

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.gap

        BodyText {
            Layout.fillWidth: true
            text: row.title
            color: row.total ? Theme.text : Theme.secondary
            font.weight: row.total ? Font.Medium : Font.Normal
        }
        NumberText {
            Layout.preferredWidth: Theme.px(68)
            value: row.edgesText
            font.weight: row.total ? Font.Medium : Font.Normal
        }
        NumberText {
            Layout.preferredWidth: Theme.px(44)
            value: row.recordsText
        }
    }
}
