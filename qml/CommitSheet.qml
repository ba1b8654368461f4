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
    property string kind
    property bool loses: false
    // Without waiting for an approval: needs a reason, and is judged afterwards.
    property bool breaksGlass: false
    readonly property bool reasoned: !sheet.breaksGlass || reason.text.trim().length > 0
    readonly property bool accepted: !sheet.loses
                                     || sheet.session.changes.acceptsLost(sheet.proposalId,
                                                                          lost.text)
    readonly property bool agreed: sheet.accepted && sheet.reasoned

    signal committed()

    function take(proposal: ChosenProposal) {
        sheet.proposalId = proposal.proposalId;
        sheet.name = proposal.title;
        sheet.effect = proposal.commitText;
        sheet.kind = proposal.kind;
        sheet.failuresText = proposal.occasionText;
        sheet.lostText = proposal.lostOperationsText;
        sheet.loses = proposal.losesOperations;
    }
    function accept() {
        if (!sheet.agreed || !sheet.session.changes.commit(sheet.proposalId, lost.text,
                                                           sheet.breaksGlass ? reason.text : ""))
            return;
        reason.used();
        sheet.close();
        sheet.committed();
    }

    title: qsTr("%1?").arg(sheet.effect)

    onAboutToShow: {
        lost.clear();
        reason.recall("");
    }
    onOpened: {
        if (sheet.breaksGlass)
            reason.forceActiveFocus(Qt.PopupFocusReason);
        else if (sheet.loses)
            lost.forceActiveFocus(Qt.PopupFocusReason);
        else
            cancel.forceActiveFocus(Qt.TabFocusReason);
    }

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
        visible: sheet.session.modelled
        symbol: Icons.drill
        text: qsTr("Drill: nothing real is touched.")
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        lineHeight: 1.2
        text: sheet.kind === "rules"
              ? qsTr("Changes %1. The planner goes by it from the next decision on; nothing that "
                     + "runs is moved. Another change of the rules takes it back.")
                .arg(sheet.failuresText)
              : sheet.kind === "failback"
              ? qsTr("Moves what lives elsewhere home to %1: prepares every group, then commits "
                     + "all of them in one durable batch. Until that batch it can be aborted.")
                .arg(sheet.failuresText)
              : qsTr("Records %1 as lost, prepares every group at its destination, fences the "
                   + "sources, then commits all of them in one durable batch. Until that batch it "
                   + "can be aborted; after it, it can't.").arg(sheet.failuresText)
    }
    ErrorBanner {
        Layout.fillWidth: true
        visible: sheet.breaksGlass
        what: qsTr("Nobody else has approved this.")
        meaning: qsTr("It is recorded as a broken glass, under your name and with your reason.")
        todo: qsTr("It stays open for judgement afterwards: another operator says whether it was "
                   + "right.")
    }
    TextEntry {
        id: reason

        session: sheet.session
        kept: "break-glass/" + sheet.proposalId
        Layout.fillWidth: true
        visible: sheet.breaksGlass
        label: qsTr("Why nobody's approval can be waited for")
        placeholderText: qsTr("Why nobody's approval can be waited for")
        maximumLength: 400
        onAccepted: sheet.accept()
    }
    ErrorBanner {
        Layout.fillWidth: true
        visible: sheet.loses
        what: qsTr("Operations that this plan loses: %1.").arg(sheet.lostText)
        meaning: qsTr("They were acknowledged at the source and no surviving replica has them.")
        todo: qsTr("To accept that, type the number.")
    }
    TextEntry {
        id: lost

        Layout.fillWidth: true
        visible: sheet.loses
        wrong: lost.text.length > 0 && !sheet.accepted
        label: qsTr("Operations accepted as lost")
        placeholderText: qsTr("Operations accepted as lost")
        inputMethodHints: Qt.ImhPreferNumbers
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
            kind: sheet.loses || sheet.breaksGlass ? ActionButton.Kind.Danger
                                                   : ActionButton.Kind.Primary
            symbol: Icons.commit
            text: sheet.effect
            enabled: sheet.agreed
            onClicked: sheet.accept()
        }
    }
}
