import QtQuick
import QtQuick.Layouts

// A line of a difference: "-" goes, "+" comes, whatever the colours say.
TableRow {
    id: row

    required property int index
    required property string line
    required property string mark
    required property string blockKey
    required property string change
    required property string accessibleText
    readonly property bool heading: row.mark === "heading"
    readonly property bool goes: row.mark === "removed"
    readonly property bool comes: row.mark === "added"

    implicitHeight: row.heading ? Theme.control : Theme.px(20)
    Accessible.name: row.accessibleText

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.half
        visible: !row.current && !row.heading && row.mark !== "same"
        color: row.goes ? Theme.dangerWash : Theme.selected
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gutter
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        Glyph {
            Layout.preferredWidth: Theme.px(16)
            visible: row.heading
            symbol: Looks.cellSymbol(row.change)
            color: Theme.secondary
        }
        IdText {
            Layout.preferredWidth: Theme.px(16)
            visible: !row.heading
            horizontalAlignment: Text.AlignHCenter
            text: row.goes ? "-" : row.comes ? "+" : ""
            font.weight: Font.Medium
        }
        BodyText {
            Layout.fillWidth: true
            text: row.line
            color: row.mark === "same" ? Theme.secondary : Theme.text
            font.family: row.heading ? Theme.textFamily : Theme.idFamily
            font.weight: row.heading ? Font.Medium : Font.Normal
        }
    }
}
