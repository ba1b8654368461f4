import QtQuick
import QtQuick.Layouts
import Estate.Models

// Who sits here. Nothing waits for it and nothing is checked: the strip says so.
Sheet {
    id: sheet

    required property Session session

    function accept() {
        if (name.text.trim().length === 0)
            return;
        sheet.session.operatorName = name.text.trim();
        sheet.close();
    }

    title: qsTr("Who is at the console?")
    preferredWidth: Theme.px(480)

    // Before it has come into sight: whoever types at once writes over it.
    onAboutToShow: {
        table.currentItem = -1;
        name.text = sheet.session.operatorName;
        name.selectAll();
    }
    onOpened: name.forceActiveFocus(Qt.PopupFocusReason)

    OperatorTable {
        id: others

        session: sheet.session
        active: sheet.visible
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("Every event is recorded under this name. The name is asserted, not verified: "
                   + "no server has authenticated it. Author and approver of a proposal must "
                   + "differ.")
    }
    TextEntry {
        id: name

        focus: true
        Layout.fillWidth: true
        label: qsTr("Operator name")
        symbol: Icons.operator
        maximumLength: 64
        placeholderText: qsTr("Name, for example m.okafor")
        onAccepted: sheet.accept()
    }
    Panel {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(160)
        visible: others.total > 0

        DataTable {
            id: table

            anchors.fill: parent
            anchors.margins: Theme.hairline
            label: qsTr("Others who are known here, Enter takes over")
            rows: others
            kept: "operators"
            onItemChosen: item => {
                table.currentItem = item;
                name.text = others.nameAt(item);
            }
            onItemOpened: sheet.accept()
        }
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.gap

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
        ActionButton {
            kind: ActionButton.Kind.Primary
            text: qsTr("Take over")
            enabled: name.text.trim().length > 0
            onClicked: sheet.accept()
        }
    }
}
