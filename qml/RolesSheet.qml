import QtQuick
import QtQuick.Layouts
import Estate.Models

// Who may do what, and a grant.
Sheet {
    id: sheet

    required property People people

    function accept() {
        if (name.text.trim().length > 0 && sheet.people.grant(name.text, role.current))
            name.clear();
    }

    title: qsTr("Roles")
    preferredWidth: Theme.px(600)

    onOpened: name.forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: sheet.people.rolesText
    }
    Panel {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(220)

        DataTable {
            id: table

            anchors.fill: parent
            anchors.margins: Theme.hairline
            label: qsTr("Roles that were granted")
            rows: sheet.people.roles
            kept: "roles"
            emptyTitle: qsTr("No role was granted")
            onItemChosen: item => {
                table.currentItem = item;
                name.text = sheet.people.roles.nameAt(item);
            }
        }
    }
    TextEntry {
        id: name

        Layout.fillWidth: true
        symbol: Icons.operator
        label: qsTr("Who gets a role")
        placeholderText: qsTr("Name")
        maximumLength: 64
        onAccepted: sheet.accept()
    }
    BodyText {
        Layout.fillWidth: true
        color: Theme.secondary
        text: sheet.people.grantText(name.text, role.current)
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        SegmentedChoice {
            id: role

            label: qsTr("Role")
            entries: Array.from(sheet.people.roleNames)
            current: 1
            onChosen: index => role.current = index
        }
        Item {
            Layout.fillWidth: true
        }
        ActionButton {
            text: qsTr("Close")
            onClicked: sheet.close()
        }
        ActionButton {
            kind: ActionButton.Kind.Primary
            symbol: Icons.role
            text: name.text.trim().length > 0
                  ? qsTr("Grant %1 the role %2").arg(name.text.trim())
                    .arg(sheet.people.roleNames[role.current] ?? "")
                  : qsTr("Grant")
            enabled: name.text.trim().length > 0
            onClicked: sheet.accept()
        }
    }
}
