pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
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
    // Filters, order and columns come back under this name with the next start, and are saved and
    // sent as links by it. Known to PlaceLink where a room has the table.
    required property string kept
    // Columns that nobody sees before having asked for them, by key.
    property list<string> hiddenAtFirst: []
    readonly property Item overlay: T.Overlay.overlay
    // What stands where no row matches.
    property string emptyTitle: qsTr("Nothing to show")
    property string emptyBody: ""
    // A narrow table folds these columns away first, by key, and then others from the right.
    property list<string> spared: []
    // Every column is shown instead, and the table scrolls sideways.
    property bool whole: false
    readonly property int foldedCount: sheet.folded.length
    // Columns that nothing is in are folded away until something is. Not where they fill while
    // somebody looks.
    property bool foldingEmpty: true

    signal itemChosen(item: int)
    signal itemOpened(item: int)

    // Again whenever rows come, go or move.
    property int arrangement: 0
    function findRow(): int {
        return table.arrangement >= 0 ? table.rows.rowOf(table.currentItem) : -1;
    }
    function choose(row: int) {
        if (table.rows.count > 0)
            table.itemChosen(table.rows.itemAt(Math.max(0, Math.min(table.rows.count - 1, row))));
    }
    function reveal(row: int) {
        if (row < 0)
            return;
        const y = row * Theme.row;
        view.contentY = Math.max(y + Theme.row - view.height, Math.min(view.contentY, y));
    }
    function stepColumn(by: int) {
        const widths = sheet.widths;
        let column = table.currentColumn + by;
        while (column > 0 && column < widths.length - 1 && widths[column] === 0)
            column += by;
        if (!(widths[column] > 0))
            return;
        table.currentColumn = column;
        const x = sheet.leftOf(column);
        view.contentX = Math.max(x + widths[column] - view.width, Math.min(view.contentX, x));
    }
    // A sheet lies over the table, and dims the window as far as its corners: handlers hear of taps
    // that are meant for the sheet.
    function covered(): bool {
        if (table.overlay === null || table.overlay.childAt(0, 0) === null)
            return false;
        let item = table.parent;
        while (item !== null && item !== table.overlay)
            item = item.parent;
        return item === null;
    }
    // Column and row, -1 where there is none.
    function cellAt(scenePosition: point): point {
        if (table.covered())
            return Qt.point(-1, -1);
        const at = view.contentItem.mapFromItem(null, scenePosition.x, scenePosition.y);
        const row = Math.floor(at.y / Theme.row);
        return Qt.point(sheet.columnAt(at.x), row < table.rows.count ? row : -1);
    }
    // In the scene.
    function cellPlace(row: int, column: int): rect {
        const at = view.mapToItem(null, sheet.leftOf(column) - view.contentX,
                                  row * Theme.row - view.contentY);
        return Qt.rect(at.x, at.y, sheet.widths[column], Theme.row);
    }
    function tap(scenePosition: point) {
        const row = table.cellAt(scenePosition).y;
        if (row < 0)
            return;
        table.forceActiveFocus(Qt.MouseFocusReason);
        table.choose(row);
    }
    function explainAt(scenePosition: point) {
        const cell = table.cellAt(scenePosition);
        if (cell.x === tip.cell.x && cell.y === tip.cell.y)
            return;
        tip.cell = cell;
        tip.visible = false;
        tip.text = sheet.untoldText(cell.y, cell.x);
        if (tip.text.length === 0)
            return;
        const place = table.cellPlace(cell.y, cell.x);
        const at = table.mapFromItem(null, place.x, place.y);
        tip.x = at.x;
        tip.y = at.y - tip.height;
        tip.visible = true;
    }
    // Of an item in the heading; with nothing to say of it any more the tip goes, if it was its.
    function explainHead(item: Item, text: string) {
        if (text.length > 0 || tip.over === item)
            table.explainNothing();
        if (text.length === 0)
            return;
        tip.over = item;
        tip.text = text;
        const at = table.mapFromItem(item, 0, item.height);
        tip.x = at.x;
        tip.y = at.y;
        tip.visible = true;
    }
    // Of the columns folded away because nothing is in them, or of the others.
    function foldedText(empty: bool): string {
        const idle = table.foldingEmpty ? Array.from(sheet.empty) : [];
        const names = [];
        for (const column of Array.from(sheet.folded)) {
            if ((idle.indexOf(column) >= 0) === empty)
                names.push(table.rows.headings[column] ?? "");
        }
        return names.join(", ");
    }
    // Why columns are folded away, and what the sign does.
    function foldText(): string {
        if (table.foldedCount === 0)
            return qsTr("Show only the columns that fit");
        const idle = table.foldedText(true);
        const rest = table.foldedText(false);
        return idle.length === 0 ? qsTr("No room for %1. Show all columns").arg(rest)
             : rest.length === 0 ? qsTr("Nothing in %1. Show all columns").arg(idle)
             : qsTr("No room for %1, nothing in %2. Show all columns").arg(rest).arg(idle);
    }
    // What a height has left over below its last whole row.
    function ragged(room: real): real {
        return room > Theme.row ? room % Theme.row : 0;
    }
    function explainNothing() {
        tip.cell = Qt.point(-1, -1);
        tip.over = null;
        tip.visible = false;
    }
    function openMenu() {
        menu.popup(table, Theme.padding, Theme.row);
    }
    function openViews() {
        if (views.status === Loader.Null)
            views.setSource(Qt.resolvedUrl("SavedViewsSheet.qml"),
                            {table: table.kept, rows: table.rows, name: table.label});
        const saved = views.item as SavedViewsSheet;
        if (saved === null)
            return;
        saved.name = table.label;
        saved.open();
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    // What a screen reader says while the arrows move the row.
    Accessible.description: table.arrangement >= 0 ? table.rows.sentenceOf(table.currentRow) : ""
    Accessible.name: qsTr("%1. %n row(s). Space orders by the column, Shift+F10 has copies and "
                          + "columns", "", table.rows.count).arg(table.label)

    onCurrentRowChanged: table.reveal(table.currentRow)
    onHeightChanged: settle.restart()
    Keys.onUpPressed: table.choose(table.currentRow - 1)
    Keys.onDownPressed: table.choose(table.currentRow + 1)
    Keys.onLeftPressed: table.stepColumn(-1)
    Keys.onRightPressed: table.stepColumn(1)
    Keys.onSpacePressed: table.rows.toggleOrder(table.currentColumn)
    Keys.onReturnPressed: table.itemOpened(table.currentItem)
    Keys.onEnterPressed: table.itemOpened(table.currentItem)
    Keys.onMenuPressed: table.openMenu()
    Keys.onEscapePressed: event => {
        event.accepted = table.rows.copying;
        table.rows.cancelCopy();
    }
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
        // What is hidden from here on is kept.
        if (table.hiddenAtFirst.length > 0 && Preferences.tableView(table.kept).length === 0)
            table.rows.hidden = table.hiddenAtFirst;
        TableViews.join(table.kept, table.rows);
    }
    Connections {
        target: table.rows

        function onViewChanged() {
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
        function onArrangingChanged() {
            ++table.arrangement;
        }
    }
    // Once the view has its new height.
    Timer {
        id: settle

        interval: 0
        onTriggered: table.reveal(table.currentRow)
    }
    Item {
        id: heading

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        height: Theme.row
        clip: true

        Row {
            x: -view.contentX

            Repeater {
                model: table.rows.headings

                TableHeading {
                    id: head

                    required property int index
                    required property string modelData

                    display: modelData
                    column: index
                    width: sheet.widths[index] ?? 0
                    visible: width > 0
                    rightAligned: table.rows.isNumeric(index)
                    focused: table.activeFocus && table.currentColumn === index
                    ordered: table.rows.orderColumn === index
                    descending: table.rows.orderDescending
                    onChosen: table.rows.toggleOrder(index)
                    onPointed: inside => table.explainHead(head, inside && head.cut
                                                                     ? head.display : "")
                }
            }
        }
        FoldSign {
            id: sign

            anchors.right: parent.right
            width: sheet.foldWidth
            height: parent.height
            visible: table.foldedCount > 0 || across.size < 1
            count: table.foldedCount
            hint: table.foldText()
            onChosen: table.whole = !table.whole
            onPointed: inside => table.explainHead(sign, inside ? sign.hint : "")
        }
    }
    Rule {
        anchors.top: heading.bottom
        width: parent.width
        z: 1
    }
    TableSheet {
        id: sheet

        anchors.fill: view
        rows: table.rows
        textScale: Theme.scale
        scrollBarWidth: Theme.scrollBar
        folding: !table.whole
        foldingEmpty: table.foldingEmpty
        spared: table.spared
        foldWidth: Theme.px(36)
        rowHeight: Theme.row
        scrolledX: view.contentX
        scrolledY: view.contentY
        margin: Theme.gap
        glyphWidth: Theme.px(20)
        lineWidth: Theme.hairline
        markWidth: Theme.half
        textFont.family: Theme.textFamily
        textFont.pixelSize: Theme.bodySize
        headFont.family: Theme.textFamily
        headFont.pixelSize: Theme.axisSize
        headFont.weight: Font.Medium
        idFont.family: Theme.idFamily
        idFont.pixelSize: Theme.bodySize
        glyphFont.family: Theme.iconFamily
        glyphFont.pixelSize: Theme.glyphSize
        textColor: Theme.text
        quietColor: Theme.secondary
        lineColor: Qt.alpha(Theme.line, 0.6)
        groupColor: Theme.controlBorder
        selectedColor: Theme.selected
        accentColor: Theme.accent
        glyphs: Looks.cellLooks
        currentRow: table.currentRow
        focused: table.activeFocus
    }
    Flickable {
        id: view

        // By widths: what the bar says goes by the height, which goes by this.
        readonly property real acrossHeight: view.contentWidth > view.width ? Theme.scrollBar : 0

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        // It ends with a whole row.
        anchors.bottomMargin: view.acrossHeight
                              + table.ragged(table.height - heading.height - view.acrossHeight)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        // The last heading can be scrolled out from under the sign.
        contentWidth: sheet.wide > view.width ? sheet.wide + sheet.foldWidth : sheet.wide
        contentHeight: table.rows.count * Theme.row
        onContentHeightChanged: returnToBounds()
        onContentWidthChanged: returnToBounds()

        ScrollBar.vertical: SlimScrollBar {}
        ScrollBar.horizontal: SlimScrollBar {
            id: across

            parent: table
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
        }

        HoverHandler {
            id: hover

            onHoveredChanged: {
                if (!hover.hovered)
                    table.explainNothing();
            }
            onPointChanged: {
                if (hover.hovered)
                    table.explainAt(hover.point.scenePosition);
            }
        }
        // A tap is taken whole: what lies behind a sheet must not hear of it.
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: eventPoint => table.tap(eventPoint.scenePosition)
            onDoubleTapped: eventPoint => {
                const row = table.cellAt(eventPoint.scenePosition).y;
                if (row >= 0)
                    table.itemOpened(table.rows.itemAt(row));
            }
        }
        TapHandler {
            acceptedButtons: Qt.RightButton
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: eventPoint => {
                if (table.covered())
                    return;
                table.tap(eventPoint.scenePosition);
                menu.popup();
            }
        }
    }
    FadingEdge {
        anchors.top: view.top
        anchors.bottom: view.bottom
        anchors.left: view.left
        visible: view.contentX > 0
        atEnd: false
    }
    FadingEdge {
        anchors.top: view.top
        anchors.bottom: view.bottom
        anchors.right: view.right
        anchors.rightMargin: Theme.scrollBar
        visible: view.contentX + view.width < view.contentWidth - 1
        atEnd: true
    }
    Tip {
        id: tip

        property point cell: Qt.point(-1, -1)
        property Item over: null
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.padding
        visible: table.rows.count === 0
        symbol: table.rows.total > 0 ? Icons.filter : Icons.info
        title: table.rows.arranging ? qsTr("arranging…")
               : table.rows.total > 0 ? qsTr("No row matches") : table.emptyTitle
        body: table.rows.arranging ? ""
              : table.rows.total > 0 ? qsTr("Change the filter to see %n other row(s).", "",
                                            table.rows.total) : table.emptyBody
    }
    // Rows of many cells come a moment after the filter or the order; what stands is from before.
    Rectangle {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: Theme.scrollBar
        width: arrangingText.implicitWidth + 2 * Theme.gap
        height: Theme.row
        visible: table.rows.arranging && table.rows.count > 0 && !patience.running
        color: Theme.raised

        BodyText {
            id: arrangingText

            anchors.centerIn: parent
            color: Theme.secondary
            text: qsTr("arranging…")
        }
        // Sooner it would only flicker.
        Timer {
            id: patience

            interval: 150
            running: table.rows.arranging
        }
    }
    CopyLine {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: table.rows.copying
        z: 2
        rows: table.rows
    }
    TableMenu {
        id: menu

        rows: table.rows
        kept: table.kept
        column: table.currentColumn
        whole: table.whole
        folded: table.foldedCount > 0
        onWholeAsked: table.whole = !table.whole
        onViewsAsked: table.openViews()
        onColumnShown: column => {
            if (Array.from(sheet.folded).indexOf(column) >= 0)
                table.whole = true;
        }
    }
    // Made when somebody asks for it.
    Loader {
        id: views
    }
    FocusRing {
        visible: table.activeFocus && table.rows.count === 0
        inset: true
    }
}
