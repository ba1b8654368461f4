pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Estate.Models

// A TableModel as people work with it: rows and columns are virtual, the heading stays, one tab
// stop. Up, Down, Page, Home and End move the row, Left and Right the column, Space orders by it,
// Enter opens the row, Ctrl+C copies what is shown, Shift+F10 or the right button has the rest.
FocusScope {
    id: table

    required property string label
    required property TableModel rows
    // The item that is selected; its row moves with order and filter.
    property int currentItem: -1
    property int currentColumn: 0
    readonly property int currentRow: table.findRow()
    readonly property int page: Math.max(1, Math.floor(view.height / Theme.row) - 1)
    // Filter, order and columns come back under this name with the next start.
    property string kept
    // What stands where no row matches.
    property string emptyTitle: qsTr("Nothing to show")
    property string emptyBody: ""

    signal itemChosen(item: int)
    signal itemOpened(item: int)

    // Again whenever rows come, go or move.
    property int arrangement: 0
    function findRow(): int {
        return table.arrangement >= 0 ? table.rows.rowOf(table.currentItem) : -1;
    }
    function widthOf(column: int): real {
        const own = Theme.px(table.rows.widthOf(column));
        if (column !== table.rows.stretchColumn() || own === 0)
            return own;
        let sum = 0;
        for (let other = 0; other < view.columns; ++other)
            sum += Theme.px(table.rows.widthOf(other));
        return own + Math.max(0, table.width - sum - Theme.scrollBar);
    }
    function choose(row: int) {
        if (table.rows.count > 0)
            table.itemChosen(table.rows.itemAt(Math.max(0, Math.min(table.rows.count - 1, row))));
    }
    function reveal(row: int) {
        if (row >= 0 && row < view.rows)
            view.positionViewAtRow(row, TableView.Visible);
    }
    function stepColumn(by: int) {
        let column = table.currentColumn + by;
        while (column > 0 && column < view.columns - 1 && table.rows.widthOf(column) === 0)
            column += by;
        if (table.rows.widthOf(column) > 0)
            table.currentColumn = column;
        view.positionViewAtColumn(table.currentColumn, TableView.Visible);
    }
    function openMenu() {
        menu.popup(table, Theme.padding, Theme.row);
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("%1. %n row(s). Space orders by the column, Shift+F10 has copies and "
                          + "columns", "", table.rows.count).arg(table.label)

    onCurrentRowChanged: table.reveal(table.currentRow)
    onHeightChanged: settle.restart()
    onWidthChanged: arrange.restart()
    Keys.onUpPressed: table.choose(table.currentRow - 1)
    Keys.onDownPressed: table.choose(table.currentRow + 1)
    Keys.onLeftPressed: table.stepColumn(-1)
    Keys.onRightPressed: table.stepColumn(1)
    Keys.onSpacePressed: table.rows.toggleOrder(table.currentColumn)
    Keys.onReturnPressed: table.itemOpened(table.currentItem)
    Keys.onEnterPressed: table.itemOpened(table.currentItem)
    Keys.onMenuPressed: table.openMenu()
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Copy)) {
            table.rows.copyAs("text");
            event.accepted = true;
            return;
        }
        if (event.key === Qt.Key_F10 && event.modifiers & Qt.ShiftModifier) {
            table.openMenu();
            event.accepted = true;
            return;
        }
        const last = table.rows.count - 1;
        const target = event.key === Qt.Key_Home ? 0 : event.key === Qt.Key_End ? last
                     : event.key === Qt.Key_PageUp ? table.currentRow - table.page
                     : event.key === Qt.Key_PageDown ? table.currentRow + table.page : -1000;
        event.accepted = target > -1000;
        if (event.accepted)
            table.choose(target);
    }

    Component.onCompleted: {
        if (table.kept.length > 0 && Preferences.tableView(table.kept).length > 0)
            table.rows.view = Preferences.tableView(table.kept);
    }
    Connections {
        target: table.rows

        function onViewChanged() {
            if (table.kept.length > 0)
                Preferences.setTableView(table.kept, table.rows.view);
        }
        function onRowsChanged() {
            ++table.arrangement;
        }
        function onOrderChanged() {
            ++table.arrangement;
        }
        function onFilterChanged() {
            ++table.arrangement;
        }
        function onHiddenChanged() {
            arrange.restart();
        }
    }
    Connections {
        target: Theme

        function onScaleChanged() {
            arrange.restart();
        }
    }
    // Never while a layout is under way, which may be what changed the width.
    Timer {
        id: arrange

        interval: 0
        onTriggered: view.forceLayout()
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
            rightAligned: table.rows.isNumeric(column)
            focused: table.activeFocus && table.currentColumn === column
            ordered: table.rows.orderColumn === column
            descending: table.rows.orderDescending
            onChosen: table.rows.toggleOrder(column)
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
        model: table.rows
        rowHeightProvider: () => Theme.row
        columnWidthProvider: column => table.widthOf(column)
        Accessible.ignored: true

        delegate: TableCell {
            currentRow: table.currentRow
            focused: table.activeFocus
            onChosen: row => {
                table.forceActiveFocus(Qt.MouseFocusReason);
                table.choose(row);
            }
            onOpened: row => table.itemOpened(table.rows.itemAt(row))
            onMenuAsked: menu.popup()
            onPointed: (text, at) => {
                tip.parent = at;
                tip.text = text;
                tip.visible = text.length > 0;
            }
        }

        ScrollBar.vertical: SlimScrollBar {}
        ScrollBar.horizontal: SlimScrollBar {
            id: across

            parent: table
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
        }
    }
    Tip {
        id: tip
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.padding
        visible: table.rows.count === 0
        symbol: table.rows.total > 0 ? Icons.filter : Icons.info
        title: table.rows.total > 0 ? qsTr("No row matches") : table.emptyTitle
        body: table.rows.total > 0 ? qsTr("Change the filter to see %n other row(s).", "",
                                          table.rows.total) : table.emptyBody
    }
    TableMenu {
        id: menu

        rows: table.rows
        column: table.currentColumn
    }
    FocusRing {
        visible: table.activeFocus && table.rows.count === 0
        inset: true
    }
}
