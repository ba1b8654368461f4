import QtQuick
import QtQuick.Layouts
import Estate.Models

// Names a draft. An edit of the approved rules would do the same with the suggested name.
Sheet {
    id: sheet

    required property RulesSession rules

    function accept() {
        if (name.text.trim().length === 0 || !sheet.rules.begin(name.text))
            return;
        name.used();
        sheet.close();
    }

    title: qsTr("Begin a draft of the rules")
    preferredWidth: Theme.px(440)

    // Before it has come into sight: whoever types at once writes over it.
    onAboutToShow: {
        name.recall(sheet.rules.suggestedName);
        name.selectAll();
    }
    onOpened: name.forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("It starts from what is approved now. Each edit is kept in the journal's file "
                   + "as it is made, and everybody who may propose may edit it.")
    }
    TextEntry {
        id: name

        session: sheet.rules.session
        kept: "draft-name"
        Layout.fillWidth: true
        label: qsTr("Name of the draft")
        symbol: Icons.edit
        maximumLength: 64
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
            text: qsTr("Begin")
            enabled: name.text.trim().length > 0
            onClicked: sheet.accept()
        }
    }
}
