import QtQuick
import QtQuick.Layouts
import Estate.Models

// Keeps the failure set under a name, for Plan, Sweep and Rules.
Sheet {
    id: sheet

    required property PlanSession plan
    required property SweepPinModel pins

    function accept() {
        if (sheet.pins.pinAs(sheet.plan.failureIds, name.text.trim()))
            sheet.close();
    }

    title: qsTr("Pin the failure set")
    onAboutToShow: {
        name.text = sheet.pins.nameOf(sheet.plan.failureIds);
        name.selectAll();
    }
    onOpened: name.forceActiveFocus(Qt.PopupFocusReason)

    IdText {
        Layout.fillWidth: true
        text: Array.from(sheet.plan.failureIds).join(", ")
    }
    TextEntry {
        id: name

        Layout.fillWidth: true
        label: qsTr("Name of the failure set")
        placeholderText: qsTr("Name")
        maximumLength: 60
        onAccepted: sheet.accept()
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("It stands in the list of pinned losses of Sweep and Rules too: planned again "
                   + "after every change, and compared with the result that it has now.")
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
            symbol: Icons.pin
            text: qsTr("Pin")
            enabled: sheet.plan.failures.count > 0
            onClicked: sheet.accept()
        }
    }
}
