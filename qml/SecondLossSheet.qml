pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// A rule for when a second region goes while the first is still lost: which policies leave groups
// without a place then, and where they could go. Enter writes the rule and tries it.
Sheet {
    id: sheet

    required property Session session
    required property RulesSession rules
    required property SecondLossTable found

    // Again while the policies are looked at.
    property string suggested
    function follow() {
        sheet.suggested = sheet.found.targetAt(table.currentItem);
    }

    // Why the rule was not written.
    property string refusal

    signal written(key: string, failures: string)

    function look() {
        sheet.refusal = "";
        sheet.found.look(losses.text);
        table.currentItem = sheet.found.count > 0 ? 0 : -1;
        if (sheet.found.count > 0)
            table.forceActiveFocus(Qt.TabFocusReason);
    }
    function accept() {
        const failures = sheet.found.failures;
        const key = sheet.found.write(table.currentItem, target.text);
        if (key.length === 0) {
            sheet.refusal = sheet.session.lastError;
            sheet.session.clearError();
            return;
        }
        sheet.close();
        sheet.written(key, failures);
    }

    title: qsTr("Rule for a second loss")
    preferredWidth: Theme.px(640)

    onOpened: {
        target.clear();
        table.currentItem = -1;
        sheet.refusal = "";
        losses.text = Array.from(sheet.session.plan.failureIds).join(" ");
        losses.forceActiveFocus(Qt.PopupFocusReason);
        if (sheet.session.plan.failures.count > 1)
            sheet.look();
    }

    Connections {
        target: sheet.found

        function onFound() {
            sheet.follow();
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextEntry {
            id: losses

            Layout.fillWidth: true
            symbol: Icons.fail
            label: qsTr("Both regions lost, ids")
            placeholderText: qsTr("Both regions, for example r017 r018")
            onAccepted: sheet.look()
        }
        ActionButton {
            symbol: Icons.find
            text: qsTr("Look")
            enabled: losses.text.trim().length > 0
            onClicked: sheet.look()
        }
    }
    ErrorBanner {
        Layout.fillWidth: true
        visible: what.length > 0
        what: sheet.refusal.length > 0 ? sheet.refusal : sheet.found.problem
    }
    Panel {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(260)

        DataTable {
            id: table

            anchors.fill: parent
            anchors.margins: Theme.hairline
            label: qsTr("Policies that leave groups without a place, Enter writes the rule")
            rows: sheet.found
            emptyTitle: qsTr("Which regions?")
            emptyBody: qsTr("Name the region that is lost and the second one. Room Plan's failure "
                            + "set is taken when it has two.")
            onItemChosen: item => table.currentItem = item
            onCurrentItemChanged: sheet.follow()
            onItemOpened: sheet.accept()
        }
    }
    TextEntry {
        id: target

        Layout.fillWidth: true
        symbol: Icons.regions
        label: qsTr("Restore to; empty takes the region that it could go to")
        placeholderText: sheet.suggested.length > 0
                         ? qsTr("Restore to, suggested %1").arg(sheet.suggested)
                         : table.currentItem < 0 ? qsTr("Restore to")
                         : qsTr("No region has a replica of its groups; name one all the same")
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
            symbol: Icons.check
            text: qsTr("Write the rule and try it")
            enabled: table.currentItem >= 0
                     && (target.text.trim().length > 0 || sheet.suggested.length > 0)
            onClicked: sheet.accept()
        }
    }
}
