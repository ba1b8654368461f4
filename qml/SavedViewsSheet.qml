pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Filters, order, groups and columns of one table under names: saved, shown again, sent as a link,
// removed.
Sheet {
    id: sheet

    // The name that the table's views are kept under, and what it is called.
    required property string table
    required property TableModel rows
    required property string name
    property list<string> names: []
    // Why the last one was not saved.
    property string problem: ""
    readonly property string chosenName: list.currentIndex >= 0
                                         && list.currentIndex < sheet.names.length
                                         ? sheet.names[list.currentIndex] : ""

    function refresh(chosen: string) {
        sheet.names = TableViews.saved(sheet.table);
        list.currentIndex = Math.min(Math.max(0, sheet.names.indexOf(chosen)),
                                     sheet.names.length - 1);
    }
    function save() {
        const given = field.text.trim();
        sheet.problem = TableViews.save(sheet.table, given, sheet.rows.view);
        if (sheet.problem.length > 0)
            return;
        field.clear();
        sheet.refresh(given);
    }
    function show() {
        if (sheet.chosenName.length === 0)
            return;
        const view = TableViews.viewOf(sheet.table, sheet.chosenName);
        sheet.problem = TableViews.problemOf(sheet.table, view);
        if (sheet.problem.length > 0)
            return;
        TableViews.take(sheet.table, view);
        sheet.close();
    }
    function remove() {
        TableViews.remove(sheet.table, sheet.chosenName);
        sheet.refresh("");
    }

    title: qsTr("Saved views")
    onAboutToShow: {
        sheet.problem = "";
        field.clear();
        sheet.refresh("");
    }
    onOpened: field.forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("A view is what is chosen of a table: its filters, order, groups and columns. "
                   + "This is the table “%1”.").arg(sheet.name)
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextEntry {
            id: field

            Layout.fillWidth: true
            label: qsTr("Name of the present view")
            placeholderText: qsTr("Name of the present view")
            maximumLength: 60
            onAccepted: sheet.save()
        }
        ActionButton {
            kind: ActionButton.Kind.Primary
            symbol: Icons.save
            text: qsTr("Save")
            enabled: field.text.trim().length > 0
            onClicked: sheet.save()
        }
    }
    ErrorBanner {
        Layout.fillWidth: true
        visible: sheet.problem.length > 0
        what: sheet.problem
    }
    RowList {
        id: list

        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(200)
        label: qsTr("Saved views, Enter shows one")
        model: sheet.names
        delegate: SavedViewRow {
            width: ListView.view.width
            current: ListView.isCurrentItem
            keyboard: list.activeFocus
            onChosen: list.currentIndex = index
            onOpened: {
                list.currentIndex = index;
                sheet.show();
            }
        }
        onOpened: sheet.show()

        EmptyState {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.padding
            visible: list.count === 0
            symbol: Icons.filter
            title: qsTr("No view is saved")
            body: qsTr("Type a name above to keep what the table shows now.")
        }
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.gap

        ActionButton {
            symbol: Icons.remove
            text: qsTr("Remove")
            label: qsTr("Remove the chosen view")
            enabled: sheet.chosenName.length > 0
            onClicked: sheet.remove()
        }
        ActionButton {
            symbol: Icons.link
            text: qsTr("Copy as a link")
            enabled: sheet.chosenName.length > 0 && TableViews.hasPlace(sheet.table)
            onClicked: TableViews.askLink(sheet.table,
                                          TableViews.viewOf(sheet.table, sheet.chosenName))
        }
        ActionButton {
            symbol: Icons.eye
            text: qsTr("Show")
            enabled: sheet.chosenName.length > 0
            onClicked: sheet.show()
        }
    }
}
