import QtQuick
import Estate.Models

// One cell of the decisions table. No state: everything is the row's.
Rectangle {
    id: cell

    required property int row
    required property int column
    required property string display
    required property bool numeric
    required property bool monospace
    required property string status
    required property string exactText
    required property string accessibleText
    property int currentRow: -1
    property bool focused: false
    readonly property bool current: cell.row === cell.currentRow
    readonly property bool outcome: cell.column === DecisionListModel.OutcomeColumn
    readonly property bool late: cell.column === DecisionListModel.SlackColumn
                                 && cell.status === "missed"

    signal chosen(row: int)
    signal opened(row: int)

    implicitWidth: Theme.px(40)
    implicitHeight: Theme.row
    color: cell.current ? Theme.selected : "transparent"
    Accessible.role: Accessible.Cell
    Accessible.name: cell.column === 0 ? cell.accessibleText : cell.display
    Accessible.selected: cell.current

    Glyph {
        x: Theme.gap
        height: parent.height
        visible: cell.outcome || cell.late
        symbol: cell.late ? Icons.missed : Looks.statusSymbol(cell.status)
        color: Looks.statusInk(cell.status)
    }
    NumberText {
        anchors.fill: parent
        anchors.leftMargin: cell.outcome || cell.late ? Theme.px(28) : Theme.gap
        anchors.rightMargin: Theme.gap
        value: cell.display
        unitQuiet: cell.numeric
        textFormat: cell.numeric ? Text.StyledText : Text.PlainText
        horizontalAlignment: cell.numeric ? Text.AlignRight : Text.AlignLeft
        elide: cell.monospace ? Text.ElideMiddle : Text.ElideRight
        font.family: cell.monospace ? Theme.idFamily : Theme.textFamily
        Accessible.ignored: true
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
        opacity: 0.6
    }
    Rectangle {
        width: Theme.half
        height: parent.height
        visible: cell.current && cell.column === 0
        color: Theme.accent
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.half
        visible: cell.current && cell.focused
        color: Theme.accent
    }
    Rectangle {
        width: parent.width
        height: Theme.half
        visible: cell.current && cell.focused
        color: Theme.accent
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: cell.chosen(cell.row)
        onDoubleTapped: cell.opened(cell.row)
    }
    Tip {
        visible: hover.hovered && cell.exactText.length > 0 && cell.exactText !== cell.display
        text: cell.exactText
    }
}
