import QtQuick
import QtQuick.Layouts
import Estate.Models

// The one step that changes the estate: names its effect, and where operations are lost it wants
// the number typed in.
Sheet {
    id: sheet

    required property Session session
    property string proposalId
    property string name
    property string effect
    property string failuresText
    property string lostText
    property bool loses: false
    readonly property bool agreed: !sheet.loses
                                   || sheet.digits(lost.text) === sheet.digits(sheet.lostText)

    signal committed()

    function digits(text: string): string {
        return text.replace(/[^0-9]/g, "");
    }
    function take(proposal: ProposalRow) {
        sheet.proposalId = proposal.proposalId;
        sheet.name = proposal.title;
        sheet.effect = proposal.commitText;
        sheet.failuresText = proposal.failuresText;
        sheet.lostText = proposal.lostOperationsText;
        sheet.loses = proposal.losesOperations;
    }
    function accept() {
        if (!sheet.agreed || !sheet.session.changes.commit(sheet.proposalId, lost.text))
            return;
        sheet.close();
        sheet.committed();
    }

    title: qsTr("%1?").arg(sheet.effect)

    onAboutToShow: lost.clear()
    onOpened: {
        if (sheet.loses)
            lost.forceActiveFocus(Qt.PopupFocusReason);
        else
            cancel.forceActiveFocus(Qt.TabFocusReason);
    }

    BodyText {
        Layout.fillWidth: true
        text: sheet.name
        font.weight: Font.Medium
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        lineHeight: 1.2
        text: qsTr("Records %1 as lost, prepares every gang at its destination, fences the "
                   + "sources, then commits all of them in one durable batch. Until that batch it "
                   + "can be aborted; after it, it can't.").arg(sheet.failuresText)
    }
    ErrorBanner {
        Layout.fillWidth: true
        visible: sheet.loses
        what: qsTr("This plan loses %1 operations.").arg(sheet.lostText)
        meaning: qsTr("They were acknowledged at the source and no surviving replica has them.")
        todo: qsTr("To accept that, type the number.")
    }
    TextEntry {
        id: lost

        Layout.fillWidth: true
        visible: sheet.loses
        wrong: lost.text.length > 0 && !sheet.agreed
        label: qsTr("Operations accepted as lost")
        placeholderText: qsTr("Operations accepted as lost")
        inputMethodHints: Qt.ImhDigitsOnly
        onAccepted: sheet.accept()
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.gap

        ActionButton {
            id: cancel

            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
        ActionButton {
            kind: sheet.loses ? ActionButton.Kind.Danger : ActionButton.Kind.Primary
            symbol: Icons.commit
            text: sheet.effect
            enabled: sheet.agreed
            onClicked: sheet.accept()
        }
    }
}
