import QtQuick
import QtQuick.Layouts
import Estate.Models

// Aborts a cut that is not decided yet, with a reason.
Sheet {
    id: sheet

    required property Session session
    property string operation

    function accept() {
        if (reason.text.trim().length === 0
                || !sheet.session.cuts.abort(sheet.operation, reason.text))
            return;
        reason.used();
        sheet.close();
    }

    title: qsTr("Abort the cut")

    onAboutToShow: reason.recall("")
    onOpened: reason.forceActiveFocus(Qt.PopupFocusReason)

    IdText {
        Layout.fillWidth: true
        text: sheet.operation
        font.weight: Font.Medium
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("Every participant lets go of its cut, and nothing of it is kept. It can be "
                   + "aborted until the decision is written.")
    }
    TextEntry {
        id: reason

        session: sheet.session
        kept: "cut-abort/" + sheet.operation
        Layout.fillWidth: true
        label: qsTr("Reason")
        placeholderText: qsTr("Reason")
        maximumLength: 400
        onAccepted: sheet.accept()
    }
    ErrorBanner {
        Layout.fillWidth: true
        visible: sheet.session.lastError.length > 0
        what: sheet.session.lastError
        code: sheet.session.lastErrorCode
    }
    BodyText {
        Layout.fillWidth: true
        color: Theme.secondary
        text: qsTr("Recorded as %1, %2").arg(sheet.session.operatorName)
                                        .arg(sheet.session.identityText)
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.gap

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
        ActionButton {
            kind: ActionButton.Kind.Danger
            text: qsTr("Abort")
            enabled: reason.text.trim().length > 0
            onClicked: sheet.accept()
        }
    }
}
