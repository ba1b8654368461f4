import QtQuick
import QtQuick.Layouts
import Estate.Models

// Puts an exception off: until when, and why. Everybody sees both.
Sheet {
    id: sheet

    required property Session session
    property string key
    property string what

    function accept() {
        if (!sheet.session.exceptions.shelve(sheet.key, length.text, reason.text))
            return;
        reason.used();
        sheet.close();
    }

    title: qsTr("Put it off")
    preferredWidth: Theme.px(440)
    onAboutToShow: reason.recall("")
    onOpened: reason.forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        text: sheet.what
        font.weight: Font.Medium
        wrapMode: Text.Wrap
    }
    BodyText {
        Layout.fillWidth: true
        color: Theme.secondary
        wrapMode: Text.Wrap
        text: qsTr("It stands at the end of the list until then and is not counted, for everybody. "
                   + "At most a day.")
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        BodyText {
            text: qsTr("For")
        }
        TextEntry {
            id: length

            Layout.preferredWidth: Theme.px(96)
            label: qsTr("For how long, such as 30m or 4h")
            text: "1h"
            onAccepted: sheet.accept()
        }
        TextEntry {
            id: reason

            session: sheet.session
            kept: "shelve/" + sheet.key
            Layout.fillWidth: true
            label: qsTr("Why it is put off")
            placeholderText: qsTr("Reason")
            maximumLength: 400
            onAccepted: sheet.accept()
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
            text: qsTr("Put off")
            enabled: reason.text.trim().length > 0
            onClicked: sheet.accept()
        }
    }
}
