import QtQuick
import QtQuick.Layouts
import Estate.Models

// Names the change and hands it to another operator's judgement. Changes nothing else.
Sheet {
    id: sheet

    required property RulesSession rules
    // Of the loss that was tried last, which follows every edit; empty: none was.
    readonly property string verdict: sheet.rules.trial?.verdict ?? ""

    signal proposed(proposalId: string)

    function accept() {
        if (sheet.rules.proposeObstacle.length > 0 || name.text.trim().length === 0)
            return;
        const id = sheet.rules.propose(name.text.trim());
        if (id.length === 0)
            return;
        name.used();
        sheet.close();
        sheet.proposed(id);
    }

    title: qsTr("Propose this change of the rules")

    // Before it has come into sight: whoever types at once writes over it.
    onAboutToShow: {
        name.recall(sheet.rules.suggestedTitle);
        name.selectAll();
    }
    onOpened: name.forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: sheet.rules.difference?.summaryText ?? ""
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: sheet.rules.reachText
    }
    // Not a layout: its wrapped text was left without a place there.
    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(mark.implicitHeight, tried.implicitHeight)

        Glyph {
            id: mark

            symbol: sheet.verdict === "better" ? Icons.check
                    : sheet.verdict === "worse" || sheet.verdict === "mixed" ? Icons.alert
                    : Icons.info
            color: sheet.verdict === "worse" ? Theme.offline
                   : sheet.verdict === "mixed" ? Theme.fenced : Theme.secondary
        }
        BodyText {
            id: tried

            x: mark.width + Theme.gap
            width: parent.width - tried.x
            wrapMode: Text.Wrap
            text: sheet.verdict.length > 0
                  ? qsTr("Tried in the loss of %1. %2").arg(sheet.rules.trial.failures)
                                                       .arg(sheet.rules.trial.verdictText)
                  : qsTr("Better or worse is not known: the draft was tried in no loss. “Try it” "
                         + "tells.")
        }
    }
    HeadText {
        Layout.bottomMargin: Theme.half - Theme.gutter
        text: qsTr("Title")
        Accessible.ignored: true
    }
    TextEntry {
        id: name

        session: sheet.rules.session
        kept: "rules-title"
        Layout.fillWidth: true
        label: qsTr("Title of the change")
        placeholderText: qsTr("Title")
        maximumLength: 120
        onAccepted: sheet.accept()
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("Another operator approves it, then it can be committed. The draft stays as it "
                   + "is.")
    }
    ErrorBanner {
        Layout.fillWidth: true
        visible: sheet.rules.proposeObstacle.length > 0
        what: sheet.rules.proposeObstacle
        code: "not-allowed"
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
            enabled: name.text.trim().length > 0 && sheet.rules.proposeObstacle.length === 0
            onClicked: sheet.accept()
        }
    }
}
