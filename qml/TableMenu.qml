pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// What can be done with a table as a whole: copies, groups, saved views, columns.
ListMenu {
    id: menu

    required property TableModel rows
    // The name that its views are kept under.
    required property string kept
    // The one in focus, to group by.
    required property int column
    // Every column is shown, also those that don't fit; columns that are folded away are some.
    required property bool whole
    required property bool folded

    // Of saved views, as of when the menu was opened last.
    property list<string> names: []

    // Asked for while the menu was open: what comes next finds the focus back at the table.
    property bool viewsWanted: false

    signal wholeAsked()
    signal viewsAsked()
    // Somebody wants to see it.
    signal columnShown(column: int)

    function askViews() {
        menu.viewsWanted = menu.visible;
        if (!menu.viewsWanted)
            menu.viewsAsked();
    }

    onAboutToShow: menu.names = TableViews.saved(menu.kept)
    onClosed: {
        if (menu.viewsWanted) {
            menu.viewsWanted = false;
            menu.viewsAsked();
        }
    }

    ListMenuItem {
        text: qsTr("Copy as text")
        onTriggered: menu.rows.copyAs("text")
    }
    ListMenuItem {
        text: qsTr("Copy as CSV")
        onTriggered: menu.rows.copyAs("csv")
    }
    ListMenuItem {
        text: qsTr("Copy as JSON")
        onTriggered: menu.rows.copyAs("json")
    }
    ListMenuLine {}
    ListMenuItem {
        text: menu.rows.groupKey.length > 0
              ? qsTr("No groups")
              : qsTr("Group by %1").arg(menu.rows.headings[menu.column] ?? "")
        onTriggered: menu.rows.groupKey = menu.rows.groupKey.length > 0
                     ? "" : menu.rows.keys[menu.column] ?? ""
    }
    ListMenuItem {
        enabled: menu.whole || menu.folded
        text: menu.whole ? qsTr("Only the columns that fit")
                         : qsTr("All columns, scrolled sideways")
        onTriggered: menu.wholeAsked()
    }
    ListMenuLine {}
    ListMenuItem {
        text: qsTr("Save this view, saved views…")
        onTriggered: menu.askViews()
    }
    ListMenuItem {
        enabled: TableViews.hasPlace(menu.kept)
        text: qsTr("Copy this view as a link")
        onTriggered: TableViews.askLink(menu.kept, menu.rows.view)
    }
    ListMenuLine {}
    // Behind the two lines above, in front of the line and the columns.
    Instantiator {
        model: menu.names

        delegate: ListMenuItem {
            required property string modelData

            text: qsTr("View: %1").arg(modelData)
            onTriggered: TableViews.take(menu.kept, TableViews.viewOf(menu.kept, modelData))
        }
        onObjectAdded: (index, object) => menu.insertItem(9 + index, object)
        onObjectRemoved: (index, object) => menu.removeItem(object)
    }
    Instantiator {
        model: menu.rows.keys

        delegate: ListMenuItem {
            required property string modelData
            required property int index

            text: menu.rows.headings[index] ?? ""
            checkable: true
            checked: Array.from(menu.rows.hidden).indexOf(modelData) < 0
            onTriggered: {
                menu.rows.toggleColumn(modelData);
                menu.columnShown(index);
            }
        }
        onObjectAdded: (index, object) => menu.insertItem(10 + menu.names.length + index, object)
        onObjectRemoved: (index, object) => menu.removeItem(object)
    }
}
