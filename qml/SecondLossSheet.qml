pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// A rule for when a second region goes while the first is still lost: which policies leave groups
// without a place then, and where they could go, or why nowhere. Enter writes the rule and tries
// it; what stands against that is said beside the button before it is pressed.
Sheet {
    id: sheet

    required property Session session
    required property RulesSession rules
    required property SecondLossTable found

    // Hold on this loss instead of restoring to the target.
    property bool holds: false
    // A person chose so: what the table finds later does not put in its own.
    property bool chosen: false
    // A person chose the row.
    property bool picked: false
    // Why the rule was not written.
    property string refusal

    // Again while the policies are looked at, and with every edit.
    property string advice
    property string obstacle
    property string allowable
    property list<string> usable
    readonly property bool ready: !sheet.found.working && table.currentItem >= 0
                                  && sheet.obstacle.length === 0

    readonly property string lost: Array.from(sheet.session.plan.failureIds).join(" ")

    signal written(key: string, failures: string)

    function offer() {
        sheet.chosen = false;
        sheet.follow();
    }
    function follow() {
        const item = table.currentItem;
        if (!sheet.chosen) {
            target.text = sheet.found.targetAt(item);
            sheet.holds = sheet.found.nowhereAt(item);
        }
        sheet.judge();
    }
    function judge() {
        const item = table.currentItem;
        sheet.refusal = "";
        sheet.advice = sheet.found.adviceAt(item);
        sheet.usable = sheet.found.usableAt(item);
        sheet.obstacle = item < 0 ? "" : sheet.session.inPast ? sheet.rules.pastText
                         : sheet.found.obstacle(item, sheet.holds, target.text);
        sheet.allowable = sheet.holds || sheet.session.inPast
                          ? "" : sheet.found.allowable(item, target.text);
    }
    function look() {
        table.currentItem = -1;
        sheet.picked = false;
        sheet.found.look(losses.text);
        sheet.chooseFirst();
    }
    // Rules that are still being checked come later. Once all are looked at: the first that can go
    // somewhere, unless a person was quicker.
    function chooseFirst() {
        if (sheet.found.count === 0 || sheet.picked || sheet.chosen)
            return;
        const first = table.currentItem < 0;
        const row = sheet.found.working ? 0 : Math.max(0, sheet.found.firstUsableRow());
        table.currentItem = sheet.found.itemAt(row);
        if (first)
            table.forceActiveFocus(Qt.TabFocusReason);
    }
    function accept() {
        if (sheet.ready)
            sheet.finish(sheet.holds ? sheet.found.hold(table.currentItem)
                                     : sheet.found.write(table.currentItem, target.text));
    }
    function finish(key: string) {
        if (key.length === 0) {
            sheet.refusal = sheet.session.lastError;
            sheet.session.clearError();
            return;
        }
        losses.used();
        const failures = sheet.found.failures;
        sheet.close();
        sheet.written(key, failures);
    }

    title: qsTr("Rule for a second loss")
    preferredWidth: Theme.px(880)

    // Before it takes a key: who types at once is quicker than its coming into sight.
    onAboutToShow: {
        table.currentItem = -1;
        sheet.picked = false;
        sheet.found.clear();
        losses.recall(sheet.lost);
        sheet.offer();
    }
    onOpened: {
        if (sheet.found.count > 0) {
            sheet.chooseFirst();
            sheet.follow();
            return;
        }
        losses.forceActiveFocus(Qt.PopupFocusReason);
        if (sheet.session.plan.failures.count > 1)
            sheet.look();
    }

    Connections {
        target: sheet.found

        function onFound() {
            if (!sheet.opened)
                return;
            sheet.chooseFirst();
            sheet.follow();
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextEntry {
            id: losses

            session: sheet.session
            kept: "second-loss/" + sheet.lost
            Layout.fillWidth: true
            symbol: Icons.fail
            label: qsTr("Both regions lost, ids")
            placeholderText: qsTr("Both regions, for example %1 %2")
                             .arg(sheet.session.regions.regionIdAt(0))
                             .arg(sheet.session.regions.regionIdAt(1))
            wrong: sheet.found.problem.length > 0
            // What the table shows is always of the regions in the field.
            onTextEdited: {
                table.currentItem = -1;
                sheet.found.clear();
            }
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
        what: sheet.found.problem
        code: sheet.found.problemCode
    }
    RowLayout {
        Layout.fillWidth: true
        visible: sheet.found.summaryText.length > 0
        spacing: Theme.gap

        Glyph {
            Layout.alignment: Qt.AlignTop
            symbol: sheet.found.covered ? Icons.check : Icons.info
        }
        BodyText {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: sheet.found.summaryText
        }
    }
    Panel {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(200)

        DataTable {
            id: table

            anchors.fill: parent
            anchors.margins: Theme.hairline
            label: qsTr("Policies that leave groups without a place, Enter writes the rule")
            rows: sheet.found
            kept: "second-loss-policies"
            emptyTitle: sheet.found.failures.length === 0 ? qsTr("Which regions?")
                        : sheet.found.working ? qsTr("Being looked at")
                        : sheet.found.problem.length > 0 ? qsTr("No answer yet")
                        : qsTr("No policy needs a rule")
            emptyBody: sheet.found.failures.length > 0 ? ""
                       : qsTr("Name the region that is lost and the second one. Room Plan's "
                              + "failure set is taken when it has two.")
            onItemChosen: item => {
                sheet.picked = true;
                table.currentItem = item;
            }
            onCurrentItemChanged: sheet.offer()
            onItemOpened: sheet.accept()
        }
    }
    // Its place is kept, as that of the reason below: the buttons stay where they are from row to
    // row.
    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(lines.height * 3, advice.implicitHeight)

        BodyText {
            id: advice

            width: parent.width
            color: Theme.secondary
            wrapMode: Text.Wrap
            text: sheet.advice
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        SegmentedChoice {
            label: qsTr("On this loss")
            entries: [qsTr("Restore to"), qsTr("Hold")]
            current: sheet.holds ? 1 : 0
            onChosen: index => {
                sheet.chosen = true;
                sheet.holds = index === 1;
                sheet.judge();
            }
        }
        RegionFinder {
            id: target

            Layout.fillWidth: true
            enabled: !sheet.holds
            keeps: true
            regions: sheet.session.regions
            holders: sheet.usable
            symbol: Icons.regions
            label: qsTr("Restore to")
            placeholderText: sheet.holds ? qsTr("Hold: its data waits for its region")
                                         : qsTr("Restore to")
            wrong: !sheet.holds && sheet.obstacle.length > 0 && target.text.length > 0
            onTextEdited: {
                sheet.chosen = true;
                sheet.judge();
            }
            onPicked: {
                sheet.chosen = true;
                sheet.judge();
            }
            onPasted: sheet.accept()
        }
    }
    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(lines.height * 2, reason.implicitHeight)

        Glyph {
            id: mark

            visible: reason.visible
            symbol: sheet.refusal.length > 0 ? Icons.alert : Icons.info
            color: sheet.refusal.length > 0 ? Theme.offline : Theme.secondary
        }
        BodyText {
            id: reason

            x: mark.width + Theme.gap
            width: parent.width - reason.x
            visible: table.currentItem >= 0 && reason.text.length > 0
            wrapMode: Text.Wrap
            text: sheet.refusal.length > 0 ? sheet.refusal : sheet.obstacle
            Accessible.role: Accessible.AlertMessage
        }
    }
    FontMetrics {
        id: lines

        font.family: Theme.textFamily
        font.pixelSize: Theme.bodySize
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.gap

        ActionButton {
            visible: sheet.allowable.length > 0
            symbol: Icons.add
            text: qsTr("Allow %1 in %2 and write").arg(sheet.allowable)
                                                 .arg(sheet.found.policyAt(table.currentItem))
            onClicked: sheet.finish(sheet.found.allowAndWrite(table.currentItem, target.text))
        }
        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
        ActionButton {
            kind: ActionButton.Kind.Primary
            symbol: Icons.check
            text: qsTr("Write the rule and try it")
            enabled: sheet.ready
            onClicked: sheet.accept()
        }
    }
}
