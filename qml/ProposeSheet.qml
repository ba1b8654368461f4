import QtQuick
import QtQuick.Layouts
import Estate.Models

// Names the plan and hands it to another operator's judgement. Changes nothing else.
Sheet {
    id: sheet

    required property Session session
    required property PlanSession plan

    signal proposed(proposalId: string)

    function accept() {
        sheet.plan.propose(name.text.trim());
    }

    title: qsTr("Propose this plan")

    // Before it has come into sight: whoever types at once writes over it.
    onAboutToShow: {
        name.recall(sheet.plan.suggestedTitle);
        name.selectAll();
    }
    onOpened: name.forceActiveFocus(Qt.PopupFocusReason)
    // Whoever goes away while a large plan is planned again has proposed nothing.
    onClosed: sheet.plan.proposing.cancel()

    Connections {
        target: sheet.plan.proposing

        function onProposed(id: string) {
            if (!sheet.visible)
                return;
            name.used();
            sheet.close();
            sheet.proposed(id);
        }
    }

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: sheet.plan.summaryText
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        // Drafts come and go between two runs.
        text: sheet.visible ? sheet.plan.rulesText : ""
    }
    HeadText {
        Layout.bottomMargin: Theme.half - Theme.gutter
        text: qsTr("Title")
        Accessible.ignored: true
    }
    TextEntry {
        id: name

        session: sheet.session
        kept: "plan-title/" + sheet.plan.suggestedTitle
        Layout.fillWidth: true
        label: qsTr("Title of the proposal")
        placeholderText: qsTr("Title")
        maximumLength: 120
        onAccepted: sheet.accept()
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("It needs an approval. It is bound to exactly this basis: %1")
              .arg(sheet.plan.basisText)
    }
    ErrorBanner {
        Layout.fillWidth: true
        visible: sheet.plan.proposeObstacle.length > 0
        what: sheet.plan.proposeObstacle
        code: "not-allowed"
    }
    ProgressLine {
        Layout.fillWidth: true
        visible: sheet.plan.proposing.running
        progress: sheet.plan.proposing.progress
        words: sheet.plan.proposing.progressText
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
            symbol: Icons.propose
            text: qsTr("Propose")
            enabled: name.text.trim().length > 0 && sheet.plan.proposeObstacle.length === 0
                     && !sheet.plan.proposing.running
            onClicked: sheet.accept()
        }
    }
}
