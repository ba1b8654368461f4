pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// How the region hangs together with others, at a checkpoint of the directory.
Item {
    id: pane

    required property Session session
    required property string regionId

    signal regionAsked(regionId: string)

    RegionAdjacencyModel {
        id: relations

        session: pane.session
        regionId: pane.regionId
        active: pane.visible
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.padding
        visible: relations.loading && relations.count === 0
        symbol: Icons.waiting
        title: qsTr("Reading the directory…")
        body: qsTr("The first time, every relationship of the estate is put in its partition.")
    }
    ErrorBanner {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.padding
        visible: relations.problem.length > 0
        what: relations.problem
        code: relations.problemCode
    }
    ColumnLayout {
        anchors.fill: parent
        visible: relations.count > 0
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            spacing: Theme.gap

            SectionTitle {
                Layout.fillWidth: true
                text: qsTr("Relationships")
            }
            StateWord {
                word: qsTr("read-only")
                symbol: Icons.lock
            }
        }
        FactLine {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            titleWidth: Theme.px(80)
            title: qsTr("Checkpoint")
            fact: relations.checkpointText
        }
        FactLine {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            Layout.topMargin: -Theme.unit
            titleWidth: Theme.px(80)
            title: qsTr("Root")
            fact: relations.checkpointRoot
            mono: true
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            spacing: Theme.gap

            HeadText {
                Layout.fillWidth: true
                text: qsTr("Edges")
            }
            HeadText {
                Layout.preferredWidth: Theme.px(68)
                horizontalAlignment: Text.AlignRight
                text: qsTr("concrete")
            }
            HeadText {
                Layout.preferredWidth: Theme.px(44)
                horizontalAlignment: Text.AlignRight
                text: qsTr("records")
            }
        }
        Rule {
            Layout.fillWidth: true
            Layout.topMargin: -Theme.unit
        }
        RowList {
            id: list

            Layout.fillWidth: true
            Layout.preferredHeight: relations.count * Theme.rowCompact
            Layout.topMargin: -Theme.gap
            label: qsTr("Edges of %1 by kind").arg(pane.regionId)
            model: relations
            delegate: AdjacencyRow {
                width: ListView.view.width
                current: ListView.isCurrentItem && list.activeFocus
                keyboard: list.activeFocus
                onChosen: list.currentIndex = index
            }
        }
        SectionTitle {
            Layout.leftMargin: Theme.padding
            Layout.topMargin: Theme.gap
            text: relations.neighbours.length === 0 ? qsTr("No neighbours")
                                                    : qsTr("Neighbours: %1")
                                                      .arg(relations.neighbours.length)
        }
        NeighbourGrid {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            Layout.bottomMargin: Theme.gap
            adjacency: relations
            onRegionAsked: regionId => pane.regionAsked(regionId)
        }
    }
}
