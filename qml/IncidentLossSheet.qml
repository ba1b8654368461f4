pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Reports what is lost: places, one or several, and since when.
Sheet {
    id: sheet

    required property Session session
    required property IncidentSession incident
    // Picked or pasted so far, apart by spaces.
    property string places
    readonly property string named: (sheet.places + " " + finder.text).trim()

    function add(text: string) {
        sheet.places = (sheet.places + " " + text).trim();
    }
    function accept() {
        if (sheet.named.length === 0 || !sheet.incident.reportLoss(sheet.named, since.text))
            return;
        typed.use();
        since.used();
        sheet.close();
    }

    title: qsTr("What is lost?")
    onPlacesChanged: typed.note(sheet.places)
    onAboutToShow: {
        sheet.places = typed.recalled();
        finder.clear();
        since.recall("");
    }
    onOpened: finder.forceActiveFocus(Qt.PopupFocusReason)

    TypedText {
        id: typed

        session: sheet.session
        field: "incident-places"
    }
    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Theme.gutter
        rowSpacing: Theme.gap

        BodyText {
            Layout.preferredWidth: Theme.px(72)
            color: Theme.secondary
            text: qsTr("Lost")
        }
        RegionFinder {
            id: finder

            Layout.fillWidth: true
            regions: sheet.session.regions
            symbol: Icons.fail
            label: qsTr("A region that is lost, or ids of regions, sites and hosts")
            placeholderText: qsTr("Ids of regions, sites or hosts; Enter takes one")
            onPicked: regionId => sheet.add(regionId)
            onPasted: text => sheet.add(text)
        }
        Item {
            implicitHeight: Theme.row
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.row
            spacing: Theme.gap

            IdText {
                Layout.fillWidth: true
                color: sheet.places.length > 0 ? Theme.text : Theme.secondary
                text: sheet.places.length > 0 ? sheet.places : qsTr("none yet")
            }
            ActionButton {
                implicitHeight: Theme.row
                kind: ActionButton.Kind.Quiet
                text: qsTr("Clear")
                label: qsTr("Forget the places named so far")
                enabled: sheet.places.length > 0
                onClicked: sheet.places = ""
            }
        }
        BodyText {
            color: Theme.secondary
            text: qsTr("Since")
        }
        TextEntry {
            id: since

            session: sheet.session
            kept: "incident-since"
            Layout.fillWidth: true
            label: qsTr("Since when: empty for now, how long ago such as 12m, or a time in UTC")
            symbol: Icons.age
            placeholderText: qsTr("now; else 12m, or 2026-01-01 06:30 UTC")
            maximumLength: 40
            onAccepted: sheet.accept()
        }
    }
    BodyText {
        Layout.fillWidth: true
        color: Theme.secondary
        wrapMode: Text.Wrap
        text: qsTr("The clock of the objectives runs from this moment. The estate does not change: "
                   + "plan the loss, propose and commit it as on any day.")
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
            text: qsTr("Report the loss")
            enabled: sheet.named.length > 0
            onClicked: sheet.accept()
        }
    }
}
