import QtQuick
import QtQuick.Layouts

// A link that somebody sent, to be followed.
Sheet {
    id: sheet

    signal linkGiven(text: string)

    function accept() {
        if (field.text.trim().length === 0)
            return;
        sheet.close();
        sheet.linkGiven(field.text.trim());
    }

    title: qsTr("Open a link")
    preferredWidth: Theme.px(520)
    onAboutToShow: field.clear()
    onOpened: field.forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("A link is what “Copy a link to this place” puts on the clipboard: a room with "
                   + "what is shown in it.")
    }
    TextEntry {
        id: field

        Layout.fillWidth: true
        label: qsTr("Link")
        symbol: Icons.link
        placeholderText: "#/plan?fail=r017,r018"
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
            text: qsTr("Open")
            enabled: field.text.trim().length > 0
            onClicked: sheet.accept()
        }
    }
}
