import QtQuick
import QtQuick.Layouts
import Estate.Models

// A file in place of the journal that the browser keeps: it is verified first, and what goes can be
// downloaded before it goes.
Sheet {
    id: sheet

    required property Session session
    required property SourceModel source

    function check(file: url) {
        replacement.check(file);
        sheet.open();
    }
    function download() {
        if (replacement.presentIsKept)
            OperatorFiles.choose(OperatorFiles.JournalCopy, sheet.source.copyName);
        else
            OperatorFiles.handOutKept();
    }
    // What is refused stands in the banner behind.
    function accept() {
        replacement.replace();
        sheet.close();
    }

    title: replacement.state === JournalReplacement.Bad ? qsTr("The file is not taken")
                                                        : qsTr("Replace the journal?")
    preferredWidth: Theme.px(560)

    onOpened: cancel.forceActiveFocus(Qt.TabFocusReason)
    onClosed: replacement.discard()

    JournalReplacement {
        id: replacement

        session: sheet.session
    }
    BodyText {
        Layout.fillWidth: true
        text: replacement.name
        font.weight: Font.Medium
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: replacement.resultText
    }
    ProgressLine {
        Layout.fillWidth: true
        visible: replacement.state === JournalReplacement.Checking
        progress: replacement.progress
        words: replacement.resultText
    }
    NoteBar {
        Layout.fillWidth: true
        visible: replacement.state !== JournalReplacement.Bad
        symbol: Icons.alert
        text: replacement.presentText
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        ActionButton {
            visible: replacement.state !== JournalReplacement.Bad && replacement.hasKept
            enabled: !replacement.presentIsKept || !sheet.session.pending
            symbol: Icons.save
            text: qsTr("Download it first")
            onClicked: sheet.download()
        }
        Item {
            Layout.fillWidth: true
        }
        ActionButton {
            id: cancel

            text: replacement.state === JournalReplacement.Bad ? qsTr("Close") : qsTr("Keep it")
            onClicked: sheet.close()
        }
        ActionButton {
            visible: replacement.state !== JournalReplacement.Bad
            kind: ActionButton.Kind.Danger
            enabled: replacement.state === JournalReplacement.Good
            text: qsTr("Replace")
            onClicked: sheet.accept()
        }
    }
}
