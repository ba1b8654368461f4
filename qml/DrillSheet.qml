import QtQuick
import QtQuick.Layouts
import Estate.Models

// One person rehearses alone: begins, or ends with everything that was not committed in it.
Sheet {
    id: sheet

    required property People people

    function accept() {
        if (!(sheet.people.drilling ? sheet.people.endDrill(reason.text)
                                    : sheet.people.beginDrill(reason.text)))
            return;
        reason.used();
        sheet.close();
    }

    title: sheet.people.drilling ? qsTr("End the drill?") : qsTr("Begin a drill of one person?")
    preferredWidth: Theme.px(480)

    onAboutToShow: reason.recall("")
    onOpened: reason.forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        visible: sheet.people.drilling
        wrapMode: Text.Wrap
        font.weight: Font.Medium
        text: sheet.people.drillText
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: sheet.people.drilling
              ? qsTr("What was proposed in it and not committed expires. What was committed waits "
                     + "for another operator to look at it.")
              : qsTr("Authors may approve what they propose in it. That is shown everywhere and "
                     + "recorded; what is committed in it waits for another operator to look at "
                     + "it.")
    }
    TextEntry {
        id: reason

        session: sheet.people.session
        kept: "drill"
        Layout.fillWidth: true
        label: qsTr("What for")
        placeholderText: qsTr("What for (may be empty)")
        maximumLength: 400
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
            text: sheet.people.drilling ? qsTr("End the drill") : qsTr("Begin the drill")
            onClicked: sheet.accept()
        }
    }
}
