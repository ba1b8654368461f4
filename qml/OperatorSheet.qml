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
    preferredWidth: Theme.px(440)

    onOpened: {
        name.text = sheet.session.operatorName;
        name.selectAll();
        name.forceActiveFocus(Qt.PopupFocusReason);
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

        Layout.fillWidth: true
        label: qsTr("Operator name")
        symbol: Icons.operator
        maximumLength: 64
        placeholderText: qsTr("Name, for example m.okafor")
        onAccepted: sheet.accept()
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
