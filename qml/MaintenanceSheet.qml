import QtQuick
import QtQuick.Layouts
import Estate.Models

// Planned maintenance: what is closed when, planning one, cancelling one.
Sheet {
    id: sheet

    required property PlannedMaintenance maintenance
    readonly property bool filled: ids.text.trim().length > 0 && begins.text.trim().length > 0
                                   && lasts.text.trim().length > 0
                                   && reason.text.trim().length > 0

    function accept() {
        if (!sheet.filled || !sheet.maintenance.plan(ids.text, begins.text, lasts.text,
                                                     reason.text))
            return;
        ids.used();
        reason.used();
        ids.clear();
        reason.clear();
    }

    title: qsTr("Planned maintenance")
    preferredWidth: Theme.px(880)
    onAboutToShow: {
        sheet.maintenance.refresh();
        ids.recall(ids.text);
        reason.recall(reason.text);
    }
    onOpened: ids.forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("While it lasts nothing new is placed or recovered there; what runs there "
                   + "stays. Plans, sweeps and commits respect it, and proposals are reviewed when "
                   + "one begins or ends.")
    }
    Panel {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(200)

        DataTable {
            id: table

            anchors.fill: parent
            anchors.margins: Theme.hairline
            label: qsTr("Planned maintenance, newest first")
            rows: sheet.maintenance.table
            kept: "maintenance"
            currentItem: sheet.maintenance.chosen
            emptyTitle: qsTr("No maintenance is planned")
            onItemChosen: item => sheet.maintenance.chosen = item
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextEntry {
            id: ids

            session: sheet.maintenance.session
            kept: "maintenance-ids"
            Layout.fillWidth: true
            label: qsTr("What it closes: ids of regions, sites and hosts")
            placeholderText: qsTr("Regions, sites, hosts")
            onAccepted: sheet.accept()
        }
        BodyText {
            text: qsTr("begins")
            color: Theme.secondary
        }
        TextEntry {
            id: begins

            Layout.preferredWidth: Theme.px(176)
            label: qsTr("When it begins: from now, such as 0s or 2h, or a time in UTC")
            text: "0s"
            onAccepted: sheet.accept()
        }
        BodyText {
            text: qsTr("lasts")
            color: Theme.secondary
        }
        TextEntry {
            id: lasts

            Layout.preferredWidth: Theme.px(80)
            label: qsTr("How long it lasts, such as 4h")
            text: "4h"
            onAccepted: sheet.accept()
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextEntry {
            id: reason

            session: sheet.maintenance.session
            kept: "maintenance-reason"
            Layout.fillWidth: true
            label: qsTr("What the maintenance is for")
            placeholderText: qsTr("Reason")
            maximumLength: 400
            onAccepted: sheet.accept()
        }
        ActionButton {
            symbol: Icons.abort
            text: sheet.maintenance.cancelText
            enabled: sheet.maintenance.canCancel
            onClicked: sheet.maintenance.cancel()
        }
        ActionButton {
            text: qsTr("Close")
            onClicked: sheet.close()
        }
        ActionButton {
            kind: ActionButton.Kind.Primary
            symbol: Icons.add
            text: qsTr("Plan it")
            enabled: sheet.filled
            onClicked: sheet.accept()
        }
    }
}
