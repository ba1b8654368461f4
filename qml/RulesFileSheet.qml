import QtQuick
import QtQuick.Layouts
import Estate.Models

// The file that rules are read from or written to.
Sheet {
    id: sheet

    required property RulesSession rules
    property bool writes: false

    function accept() {
        const path = name.text.trim();
        if (path.length === 0)
            return;
        // A text that is wrong is not taken, and shown with what is wrong: that is an answer too.
        if (sheet.writes ? sheet.rules.exportTo(path)
                         : sheet.rules.importFrom(path) || sheet.rules.text.problems.count > 0)
            sheet.close();
    }

    title: sheet.writes ? qsTr("Export the rules to a file") : qsTr("Import the rules from a file")

    onOpened: {
        name.selectAll();
        name.forceActiveFocus(Qt.PopupFocusReason);
    }

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: sheet.writes
              ? qsTr("All rules that are shown, in the canonical form that version control "
                     + "compares well. A file of that name is replaced.")
              : qsTr("The text takes the place of all rules in the draft: a policy that it leaves "
                     + "out is taken away when the draft is approved.")
    }
    TextEntry {
        id: name

        Layout.fillWidth: true
        label: qsTr("Path of the file")
        symbol: Icons.save
        placeholderText: qsTr("/home/me/estate.rules")
        font.family: Theme.idFamily
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
            text: sheet.writes ? qsTr("Export") : qsTr("Import")
            enabled: name.text.trim().length > 0
            onClicked: sheet.accept()
        }
    }
}
