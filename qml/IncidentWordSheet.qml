import QtQuick
import QtQuick.Layouts
import Estate.Models

// Begins an incident, adds a note to it, or ends it: each is a word for everybody.
Sheet {
    id: sheet

    enum Act { Begin, Note, End }

    required property IncidentSession incident
    property int act: IncidentWordSheet.Act.Begin
    readonly property bool begins: sheet.act === IncidentWordSheet.Act.Begin
    readonly property bool notes: sheet.act === IncidentWordSheet.Act.Note

    function ask(wanted: int) {
        sheet.act = wanted;
        sheet.open();
    }
    function say(): bool {
        if (sheet.begins)
            return sheet.incident.begin(word.text);
        return sheet.notes ? sheet.incident.note(word.text) : sheet.incident.end(word.text);
    }
    function accept() {
        if (word.text.trim().length === 0 || !sheet.say())
            return;
        word.used();
        sheet.close();
    }

    title: sheet.begins ? qsTr("Begin an incident?")
           : sheet.notes ? qsTr("A note for everybody") : qsTr("End the incident?")
    onAboutToShow: word.recall("")
    onOpened: word.forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        color: Theme.secondary
        wrapMode: Text.Wrap
        text: sheet.begins
              ? qsTr("Everybody at this journal sees it, what is reported lost in it, and the "
                     + "clock of the objectives. It changes nothing in the estate.")
              : sheet.notes
                ? qsTr("It stands in the journal with your name and the time.")
                : qsTr("The clock stops. What was reported stays in the journal; regions that are "
                       + "offline stay so.")
    }
    TextEntry {
        id: word

        session: sheet.incident.session
        kept: "incident/" + sheet.act
        Layout.fillWidth: true
        label: sheet.begins ? qsTr("What is happening")
               : sheet.notes ? qsTr("Note of the incident") : qsTr("How the incident ended")
        symbol: Icons.note
        placeholderText: sheet.begins ? qsTr("What is happening, in a line")
                         : sheet.notes ? qsTr("What was seen, done or agreed")
                                       : qsTr("Outcome")
        maximumLength: sheet.begins ? 120 : 800
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
            text: sheet.begins ? qsTr("Begin the incident")
                  : sheet.notes ? qsTr("Add the note") : qsTr("End the incident")
            enabled: word.text.trim().length > 0
            onClicked: sheet.accept()
        }
    }
}
