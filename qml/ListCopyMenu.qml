import QtQuick
import Estate.Models

// Copies of a list, as TableMenu has them of a table.
ListMenu {
    id: menu

    required property ListView view

    ListMenuItem {
        text: qsTr("Copy as text")
        onTriggered: ListCopy.copy(menu.view.model, "text")
    }
    ListMenuItem {
        text: qsTr("Copy as CSV")
        onTriggered: ListCopy.copy(menu.view.model, "csv")
    }
    ListMenuItem {
        text: qsTr("Copy as JSON")
        onTriggered: ListCopy.copy(menu.view.model, "json")
    }
}
