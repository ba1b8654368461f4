pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic

// A table over a model with many rows: rows and columns are virtual, the heading stays, one tab
// stop. Up, Down, Page, Home and End move the row, Left and Right the column, Space orders by it,
// Enter opens the row.
FocusScope {
    id: table

    required property string label
    property alias model: view.model
    property alias delegate: view.delegate
    // Rows of the model: the view's own count lags until it is laid out.
    required property int rows
    // By column of the model; what is left of the width goes to `stretch`.
    required property list<TableColumn> columns
    property int stretch: -1
    property int currentRow: -1
    property int currentColumn: 0
    property int orderColumn: -1
    property bool orderDescending: false
    readonly property real fixedWidth: table.sumOfWidths()
    readonly property int page: Math.max(1, Math.floor(view.height / Theme.row) - 1)

    signal rowChosen(row: int)
    signal rowOpened(row: int)
    signal headingChosen(column: int)

    function sumOfWidths(): real {
        let sum = 0;
        for (let column = 0; column < table.columns.length; ++column)
            sum += table.columns[column].width;
        return sum;
    }
    function widthOf(column: int): real {
        const rest = column === table.stretch
            ? table.width - table.fixedWidth - Theme.scrollBar : 0;
        return table.columns[column].width + Math.max(0, rest);
    }
    function choose(row: int) {
        if (table.rows > 0)
            table.rowChosen(Math.max(0, Math.min(table.rows - 1, row)));
    }
    function reveal(row: int) {
        if (row >= 0 && row < view.rows)
            view.positionViewAtRow(row, TableView.Visible);
    }
    function stepColumn(by: int) {
        let column = table.currentColumn + by;
        while (column > 0 && column < view.columns - 1 && table.columns[column].width === 0)
            column += by;
        table.currentColumn = Math.max(0, Math.min(view.columns - 1, column));
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: table.label

    onCurrentRowChanged: table.reveal(table.currentRow)
    onHeightChanged: settle.restart()
    onWidthChanged: view.forceLayout()
    onFixedWidthChanged: view.forceLayout()
    Keys.onUpPressed: table.choose(table.currentRow - 1)
    Keys.onDownPressed: table.choose(table.currentRow + 1)
    Keys.onLeftPressed: table.stepColumn(-1)
    Keys.onRightPressed: table.stepColumn(1)
    Keys.onSpacePressed: table.headingChosen(table.currentColumn)
    Keys.onReturnPressed: table.rowOpened(table.currentRow)
    Keys.onEnterPressed: table.rowOpened(table.currentRow)
    Keys.onPressed: event => {
        const target = event.key === Qt.Key_Home ? 0 : event.key === Qt.Key_End ? table.rows - 1
                     : event.key === Qt.Key_PageUp ? table.currentRow - table.page
                     : event.key === Qt.Key_PageDown ? table.currentRow + table.page : -1000;
        event.accepted = target > -1000;
        if (event.accepted)
            table.choose(target);
    }

    // Once the view has its new height.
    Timer {
        id: settle

        interval: 0
        onTriggered: table.reveal(table.currentRow)
    }
    HorizontalHeaderView {
        id: heading

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        height: Theme.row
        syncView: view
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: false

        delegate: TableHeading {
            rightAligned: table.columns[column].rightAligned
            focused: table.activeFocus && table.currentColumn === column
            ordered: table.orderColumn === column
            descending: table.orderDescending
            onChosen: table.headingChosen(column)
        }
    }
    Rule {
        anchors.top: heading.bottom
        width: parent.width
        z: 1
    }
    TableView {
        id: view

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: across.size < 1 ? Theme.scrollBar : 0
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        pointerNavigationEnabled: false
        rowHeightProvider: () => Theme.row
        columnWidthProvider: column => table.widthOf(column)
        Accessible.ignored: true

        ScrollBar.vertical: SlimScrollBar {}
        ScrollBar.horizontal: SlimScrollBar {
            id: across

            parent: table
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
        }
    }
    FocusRing {
        visible: table.activeFocus && table.rows === 0
        inset: true
    }
}
