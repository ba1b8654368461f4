import QtQuick
import QtQuick.Templates as T
import Estate.Models

// What can be done with the table that has the focus, or had it before the palette took it. A list
// is copied like a table, and has nothing else of one.
Item {
    id: actions

    property DataTable table: null
    property RowList list: null
    readonly property TableModel rows: actions.table?.rows ?? null
    readonly property bool some: actions.rows !== null
    readonly property bool copied: actions.some || actions.list !== null
    readonly property string none: qsTr("No table has the focus.")
    readonly property list<Command> all: [asText, asCsv, asJson, stop, group, columns, whole,
        views, viewLink]
    readonly property Item focusItem: Window.activeFocusItem
    readonly property Item overlay: T.Overlay.overlay

    // A table counts until something else of a room is in focus; what floats does not count.
    function follow() {
        let item = actions.focusItem;
        while (item !== null && item !== actions.overlay) {
            const table = item as DataTable;
            const list = item as RowList;
            if (table !== null || list !== null) {
                actions.table = table;
                actions.list = list;
                return;
            }
            item = item.parent;
        }
        if (actions.focusItem !== null && item === null) {
            actions.table = null;
            actions.list = null;
        }
    }
    function copyAs(format: string) {
        if (actions.list !== null)
            ListCopy.copy(actions.list.model, format);
        else
            actions.rows.copyAs(format);
    }

    onFocusItemChanged: actions.follow()

    Command {
        id: asText

        place: qsTr("Table")
        text: qsTr("Copy the table in focus as text")
        symbol: Icons.copy
        enabled: actions.copied
        obstacle: actions.none
        onTriggered: actions.copyAs("text")
    }
    Command {
        id: asCsv

        place: qsTr("Table")
        text: qsTr("Copy the table in focus as CSV")
        symbol: Icons.copy
        enabled: actions.copied
        obstacle: actions.none
        onTriggered: actions.copyAs("csv")
    }
    Command {
        id: asJson

        place: qsTr("Table")
        text: qsTr("Copy the table in focus as JSON")
        symbol: Icons.copy
        enabled: actions.copied
        obstacle: actions.none
        onTriggered: actions.copyAs("json")
    }
    Command {
        id: stop

        place: qsTr("Table")
        text: qsTr("Cancel the copy of the table in focus")
        symbol: Icons.abort
        enabled: actions.rows?.copying ?? false
        obstacle: qsTr("Nothing is being copied.")
        onTriggered: actions.rows.cancelCopy()
    }
    Command {
        id: group

        place: qsTr("Table")
        text: !actions.some ? qsTr("Group the table in focus by its column")
              : actions.rows.groupKey.length > 0 ? qsTr("No groups in the table in focus")
              : qsTr("Group the table in focus by %1")
                .arg(actions.rows.headings[actions.table.currentColumn] ?? "")
        symbol: Icons.sortDown
        enabled: actions.some
        obstacle: actions.none
        onTriggered: actions.rows.groupKey = actions.rows.groupKey.length > 0
                     ? "" : actions.rows.keys[actions.table.currentColumn] ?? ""
    }
    Command {
        id: columns

        place: qsTr("Table")
        text: qsTr("Columns of the table in focus…")
        symbol: Icons.filter
        enabled: actions.some
        obstacle: actions.none
        onTriggered: actions.table.openMenu()
    }
    Command {
        id: whole

        place: qsTr("Table")
        text: actions.table?.whole ? qsTr("Only the columns that fit, in the table in focus")
                                   : qsTr("All columns of the table in focus, scrolled sideways")
        symbol: Icons.right
        enabled: actions.table !== null && (actions.table.whole || actions.table.foldedCount > 0)
        obstacle: actions.some ? qsTr("All of its columns are shown.") : actions.none
        onTriggered: actions.table.whole = !actions.table.whole
    }
    Command {
        id: views

        place: qsTr("Table")
        text: qsTr("Saved views of the table in focus…")
        symbol: Icons.save
        enabled: actions.some
        obstacle: actions.none
        onTriggered: actions.table.openViews()
    }
    Command {
        id: viewLink

        place: qsTr("Table")
        text: qsTr("Copy the view of the table in focus as a link")
        symbol: Icons.link
        enabled: actions.some && TableViews.hasPlace(actions.table.kept)
        obstacle: actions.some ? qsTr("No link leads to this table.") : actions.none
        onTriggered: TableViews.askLink(actions.table.kept, actions.rows.view)
    }
}
