import QtQuick

// One cell of a DataTable. No state: everything is the row's.
Rectangle {
    id: cell

    required property int row
    required property int column
    required property string display
    required property bool numeric
    required property bool monospace
    required property string glyph
    required property string exactText
    required property string accessibleText
    required property bool groupStart
    property int currentRow: -1
    property bool focused: false
    readonly property bool current: cell.row === cell.currentRow
    // What the cell can't show: the exact value, or the whole of it.
    readonly property string tip: cell.exactText !== cell.display || text.truncated
                                  ? cell.exactText : ""
    readonly property bool marked: cell.glyph.length > 0

    signal chosen(row: int)
    signal opened(row: int)
    signal menuAsked()
    // With nothing: no longer.
    signal pointed(tip: string, at: Item)

    implicitWidth: Theme.px(40)
    implicitHeight: Theme.row
    color: cell.current ? Theme.selected : "transparent"
    Accessible.role: Accessible.Cell
    Accessible.name: cell.column === 0 ? cell.accessibleText : cell.display
    Accessible.selected: cell.current

    Glyph {
        x: Theme.gap
        height: parent.height
        visible: cell.marked
        symbol: Looks.cellSymbol(cell.glyph)
        color: Looks.cellInk(cell.glyph)
    }
    NumberText {
        id: text

        anchors.fill: parent
        anchors.leftMargin: cell.marked ? Theme.px(28) : Theme.gap
        anchors.rightMargin: Theme.gap
        value: cell.display
        unitQuiet: cell.numeric
        textFormat: cell.numeric ? Text.StyledText : Text.PlainText
        horizontalAlignment: cell.numeric ? Text.AlignRight : Text.AlignLeft
        // Of one id both ends tell it from its neighbours; of a list the first ids count.
        elide: cell.monospace && cell.display.indexOf(" ") < 0 ? Text.ElideMiddle : Text.ElideRight
        font.family: cell.monospace ? Theme.idFamily : Theme.textFamily
        Accessible.ignored: true
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
        opacity: 0.6
    }
    Rule {
        width: parent.width
        visible: cell.groupStart
        color: Theme.controlBorder
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
        onHoveredChanged: cell.pointed(hovered ? cell.tip : "", cell)
    }
    TapHandler {
        onTapped: cell.chosen(cell.row)
        onDoubleTapped: cell.opened(cell.row)
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: {
            cell.chosen(cell.row);
            cell.menuAsked();
        }
    }
}
