import QtQuick
import QtQuick.Layouts

// Asks before something that nothing takes back: its title says what is done, in numbers, the text
// what it comes to, the button its name. Enter says yes, Escape no.
Sheet {
    id: sheet

    required property string effect
    required property string verb
    property bool dangerous: false

    signal confirmed()

    function accept() {
        sheet.close();
        sheet.confirmed();
    }

    preferredWidth: Theme.px(560)
    onOpened: yes.forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: sheet.effect
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.gap

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
        ActionButton {
            id: yes

            focus: true
            kind: sheet.dangerous ? ActionButton.Kind.Danger : ActionButton.Kind.Primary
            text: sheet.verb
            onClicked: sheet.accept()
        }
    }
}
