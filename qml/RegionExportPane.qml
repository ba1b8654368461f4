pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// What the region publishes about itself; nothing else of it is known elsewhere.
Item {
    id: pane

    required property Session session
    required property string regionId

    RegionExportModel {
        id: published

        session: pane.session
        regionId: pane.regionId
        active: pane.visible
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width
        visible: published.count === 0
        symbol: Icons.regions
        title: qsTr("Nothing published")
        body: qsTr("A region publishes when it becomes part of the estate.")
    }
    ColumnLayout {
        anchors.fill: parent
        visible: published.count > 0
        spacing: Theme.gap

        // Anchored: a row of a layout forgets a text that comes while it is hidden.
        Item {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            implicitHeight: title.implicitHeight

            SectionTitle {
                id: title

                anchors.left: parent.left
                anchors.right: generation.left
                anchors.rightMargin: Theme.gap
                text: qsTr("What it publishes")
            }
            BodyText {
                id: generation

                anchors.right: parent.right
                anchors.baseline: title.baseline
                text: published.generationText
                font.weight: Font.Medium
            }
        }
        StateWord {
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            Layout.topMargin: -Theme.unit
            word: published.ageText
            symbol: published.stale ? Icons.age : ""

            HoverHandler {
                id: ageHover
            }
            Tip {
                visible: ageHover.hovered
                text: published.publishedText
            }
        }
        NoteBar {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            visible: published.gapText.length > 0
            symbol: Icons.alert
            text: published.gapText
        }
        Rule {
            Layout.fillWidth: true
        }
        RowList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.topMargin: -Theme.gap
            label: qsTr("What %1 publishes").arg(pane.regionId)
            model: published
            delegate: ExportRow {
                width: ListView.view.width
                current: ListView.isCurrentItem && list.activeFocus
                keyboard: list.activeFocus
                onChosen: list.currentIndex = index
            }
        }
    }
}
