import QtQuick
import QtQuick.Layouts
import Estate.Models

// Verifies the whole chain, and whether a head that somebody kept is still in it.
Sheet {
    id: sheet

    required property Session session
    readonly property alias check: check

    title: qsTr("Verify the journal")
    preferredWidth: Theme.px(640)

    onOpened: expected.forceActiveFocus(Qt.PopupFocusReason)
    onClosed: check.cancel()

    JournalCheck {
        id: check

        session: sheet.session
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("Every record is hashed again, and must follow from the one before it. Images, "
                   + "drafts and the file's pages are looked at by “estatectl journal verify”.")
    }
    TextEntry {
        id: expected

        Layout.fillWidth: true
        font.family: Theme.idFamily
        label: qsTr("Head to compare with, index:hash; may be empty")
        placeholderText: qsTr("Expected head, index:hash (from a report or an approval)")
        wrong: check.state === JournalCheck.Bad
        onAccepted: check.start(expected.text)
    }
    ProgressLine {
        Layout.fillWidth: true
        opacity: check.state === JournalCheck.Running ? 1 : 0
        progress: check.progress
        words: qsTr("Verifying")
    }
    NoteBar {
        Layout.fillWidth: true
        visible: check.resultText.length > 0 && check.state !== JournalCheck.Bad
        symbol: check.state === JournalCheck.Good ? Icons.check : Icons.info
        text: check.resultText
    }
    ErrorBanner {
        Layout.fillWidth: true
        visible: check.state === JournalCheck.Bad
        what: check.resultText
        code: check.resultCode
    }
    FactLine {
        Layout.fillWidth: true
        visible: check.headText.length > 0
        titleWidth: Theme.px(48)
        title: qsTr("Head")
        fact: check.headText
        mono: true
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.gap

        ActionButton {
            visible: check.headText.length > 0
            symbol: Icons.copy
            text: qsTr("Copy the head")
            onClicked: check.copyHead()
        }
        ActionButton {
            text: check.state === JournalCheck.Running ? qsTr("Stop") : qsTr("Close")
            onClicked: {
                if (check.state === JournalCheck.Running)
                    check.cancel();
                else
                    sheet.close();
            }
        }
        ActionButton {
            kind: ActionButton.Kind.Primary
            symbol: Icons.check
            text: qsTr("Verify")
            enabled: check.state !== JournalCheck.Running
            onClicked: check.start(expected.text)
        }
    }
}
