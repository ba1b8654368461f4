import QtQuick

// Round a cell of the matrix, outside it: where the keyboard is, two pixels of accent outside a gap
// of one, or where the pointer is, one pixel of the text's colour. An item of its own: when it
// moves the cells stay as they are painted.
Item {
    id: mark

    // Of the cell; empty: none.
    required property rect cell
    required property bool keyboard

    x: mark.cell.x - Theme.hairline
    y: mark.cell.y - Theme.hairline
    width: mark.cell.width + 2 * Theme.hairline
    height: mark.cell.height + 2 * Theme.hairline
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: Theme.hairline
        border.color: mark.keyboard ? Theme.panel : Theme.text
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.half
        visible: mark.keyboard
        color: "transparent"
        border.width: Theme.half
        border.color: Theme.accent
    }
}
