import QtQuick
import QtQuick.Layouts
import Estate.Models

// Approve, reject, withdraw or abort, with a comment. Says what it will do before it does it.
Sheet {
    id: sheet

    enum Verdict { Approve, Reject, Withdraw, Abort }

    required property Session session
    property int verdict: JudgeSheet.Verdict.Approve
    property string proposalId
    property string name
    readonly property bool approving: sheet.verdict === JudgeSheet.Verdict.Approve
    readonly property bool mayBeBare: sheet.approving
                                      || sheet.verdict === JudgeSheet.Verdict.Withdraw
    readonly property string word: [qsTr("Approve"), qsTr("Reject"), qsTr("Withdraw"),
        qsTr("Abort")][sheet.verdict]

    function accept() {
        const changes = sheet.session.changes;
        const done = sheet.verdict === JudgeSheet.Verdict.Approve
                   ? changes.approve(sheet.proposalId, comment.text)
                   : sheet.verdict === JudgeSheet.Verdict.Reject
                   ? changes.reject(sheet.proposalId, comment.text)
                   : sheet.verdict === JudgeSheet.Verdict.Withdraw
                   ? changes.withdraw(sheet.proposalId, comment.text) : changes.abort(comment.text);
        if (!done)
            return;
        comment.used();
        sheet.close();
    }

    title: [qsTr("Approve the proposal"), qsTr("Reject the proposal"),
        qsTr("Withdraw the proposal"), qsTr("Abort the execution")][sheet.verdict]

    onAboutToShow: comment.recall("")
    onOpened: comment.forceActiveFocus(Qt.PopupFocusReason)

    ProposalOutlook {
        id: outlook

        session: sheet.session
        proposalId: sheet.visible ? sheet.proposalId : ""
    }
    BodyText {
        Layout.fillWidth: true
        text: sheet.name
        font.weight: Font.Medium
    }
    BodyText {
        Layout.fillWidth: true
        visible: outlook.figuresText.length > 0
        wrapMode: Text.Wrap
        text: outlook.figuresText
    }
    BodyText {
        Layout.fillWidth: true
        visible: outlook.timesText.length > 0
        color: Theme.secondary
        wrapMode: Text.Wrap
        text: outlook.timesText
    }
    NoteBar {
        Layout.fillWidth: true
        visible: sheet.approving && sheet.session.modelled
        symbol: Icons.drill
        text: qsTr("Drill: nothing real is touched.")
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: [qsTr("Your approval holds for exactly this basis: if a region that the plan "
                    + "examined changes, the proposal is stale and can't be committed."),
            qsTr("It ends here. The author may propose again."),
            qsTr("It ends here. Nothing of it was carried out."),
            qsTr("Every reservation of this execution is released. It can be aborted until the "
                 + "commit batch is written.")][sheet.verdict]
    }
    TextEntry {
        id: comment

        session: sheet.session
        kept: "judge/" + sheet.verdict + "/" + sheet.proposalId
        Layout.fillWidth: true
        label: sheet.mayBeBare ? qsTr("Comment") : qsTr("Reason")
        placeholderText: sheet.mayBeBare ? qsTr("Comment (may be empty)") : qsTr("Reason")
        maximumLength: 400
        onAccepted: sheet.accept()
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
            kind: sheet.approving || sheet.verdict === JudgeSheet.Verdict.Withdraw
                  ? ActionButton.Kind.Primary : ActionButton.Kind.Danger
            text: sheet.word
            enabled: sheet.mayBeBare || comment.text.trim().length > 0
            onClicked: sheet.accept()
        }
    }
}
