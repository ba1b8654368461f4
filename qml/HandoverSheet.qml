import QtQuick
import QtQuick.Layouts
import Estate.Models

// What this shift tells the next: kept in the journal, shown above the exceptions.
Sheet {
    id: sheet

    required property Session session

    function accept() {
        if (!sheet.session.handOver(note.text))
            return;
        note.used();
        sheet.close();
    }

    title: qsTr("Hand the shift over")
    onAboutToShow: note.recall("")
    onOpened: note.forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        visible: sheet.session.handoverText.length > 0
        color: Theme.secondary
        wrapMode: Text.Wrap
        text: qsTr("The note so far, by %1: %2").arg(sheet.session.handoverByText)
                                                 .arg(sheet.session.handoverText)
    }
    TextEntry {
        id: note

        session: sheet.session
        kept: "handover"
        Layout.fillWidth: true
        label: qsTr("Note to the next shift")
        symbol: Icons.note
        placeholderText: qsTr("What is open, what to watch, whom to call")
        maximumLength: 800
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
            text: qsTr("Hand over")
            enabled: note.text.trim().length > 0
            onClicked: sheet.accept()
        }
    }
}
