import QtQuick
import QtQuick.Layouts
import Estate.Models

// The file that rules are read from or written to.
Sheet {
    id: sheet

    required property RulesSession rules
    property bool writes: false
    // The page asks which file.
    readonly property bool uploads: !sheet.writes && !OperatorFiles.byPath

    function accept() {
        if (sheet.uploads)
            OperatorFiles.choose(OperatorFiles.RulesToImport, "");
        else
            sheet.take(name.text.trim());
    }
    function take(path: string) {
        if (path.length === 0)
            return;
        // A text that is wrong is not taken, and shown with what is wrong: that is an answer too.
        if (sheet.writes ? sheet.rules.exportTo(path)
                         : sheet.rules.importFrom(path) || sheet.rules.text.problems.count > 0)
            sheet.close();
    }

    title: sheet.writes ? qsTr("Export the rules to a file") : qsTr("Import the rules from a file")

    onAboutToShow: {
        if (sheet.writes && !OperatorFiles.byPath && name.text.length === 0)
            name.text = "estate.rules";
    }
    onOpened: {
        name.selectAll();
        if (sheet.uploads)
            accepting.forceActiveFocus(Qt.TabFocusReason);
        else
            name.forceActiveFocus(Qt.PopupFocusReason);
    }

    Connections {
        target: OperatorFiles
        enabled: sheet.opened

        function onChosen(purpose: int, file: url) {
            if (purpose === OperatorFiles.RulesToImport)
                sheet.take(OperatorFiles.pathOf(file));
        }
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
        visible: !sheet.uploads
        label: OperatorFiles.byPath ? qsTr("Path of the file") : qsTr("Name of the file")
        symbol: Icons.save
        placeholderText: OperatorFiles.byPath ? qsTr("/home/me/estate.rules") : "estate.rules"
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
            id: accepting

            kind: ActionButton.Kind.Primary
            text: sheet.writes ? qsTr("Export") : sheet.uploads ? qsTr("Choose a file…")
                                                                : qsTr("Import")
            enabled: sheet.uploads || name.text.trim().length > 0
            onClicked: sheet.accept()
        }
    }
}
