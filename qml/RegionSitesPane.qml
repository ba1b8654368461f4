import QtQuick
import QtQuick.Layouts
import Estate.Models

// The region's sites. Enter or a double click goes on to the hosts of one.
FocusScope {
    id: pane

    required property Session session
    required property string regionId
    required property Command failCommand
    readonly property alias chosenId: sites.chosenId
    readonly property list<string> chosenIds: pane.chosenId.length > 0 ? [pane.chosenId] : []
    readonly property alias obstacle: loss.text

    signal siteOpened(siteId: string)

    SiteTable {
        id: sites

        session: pane.session
        regionId: pane.regionId
        active: pane.visible
    }
    LossObstacle {
        id: loss

        session: pane.session
        ids: pane.chosenIds
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            spacing: Theme.gutter

            TextEntry {
                Layout.preferredWidth: Theme.px(240)
                implicitHeight: Theme.row
                label: qsTr("Filter the sites")
                symbol: Icons.filter
                placeholderText: qsTr("Words, -without, state:offline")
                text: sites.filter
                onTextEdited: sites.filter = text
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: sites.summaryText
            }
            ActionButton {
                implicitHeight: Theme.row
                action: pane.failCommand
                symbol: Icons.fail
                text: qsTr("Fail this site")
                label: sites.chosenId.length > 0 ? qsTr("Fail site %1 in Plan").arg(sites.chosenId)
                                                 : qsTr("Fail this site")
            }
        }
        DataTable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            label: qsTr("Sites of %1, Enter shows the hosts of one").arg(pane.regionId)
            rows: sites
            kept: "region-sites"
            currentItem: sites.chosenItem
            emptyTitle: qsTr("No sites")
            emptyBody: qsTr("Sites come with the estate's projection, or by events that add them.")
            onItemChosen: item => sites.chosenItem = item
            onItemOpened: item => {
                sites.chosenItem = item;
                if (item >= 0)
                    pane.siteOpened(sites.chosenId);
            }
        }
    }
}
