pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Quick edits of one block: the regions that a policy allows, as chips; an impact's numbers.
ColumnLayout {
    id: bar

    required property Session session
    required property RuleFields fields

    function takeImpact() {
        bar.fields.setImpact(downtime.text, breach.text, lost.text);
    }

    spacing: Theme.gap

    RowLayout {
        Layout.fillWidth: true
        visible: bar.fields.ofPolicy
        spacing: Theme.gap

        BodyText {
            text: qsTr("Allowed")
            color: Theme.secondary
        }
        ChipList {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.row
            failures: bar.fields.allowed
            label: qsTr("Allowed regions")
            emptyText: qsTr("where the entity is")
            onRemoved: regionId => bar.fields.disallow(regionId)
        }
        RegionFinder {
            Layout.preferredWidth: Theme.px(128)
            implicitHeight: Theme.row
            regions: bar.session.regions
            symbol: Icons.add
            label: qsTr("Allow a region")
            placeholderText: qsTr("Allow")
            onPicked: regionId => bar.fields.allow(regionId)
            onPasted: text => bar.fields.allow(text)
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: bar.fields.ofImpact
        spacing: Theme.gap

        TextEntry {
            id: downtime

            Layout.fillWidth: true
            implicitHeight: Theme.row
            label: qsTr("Downtime per second")
            text: bar.fields.downtime
            onEditingFinished: bar.takeImpact()

            Tip {
                text: downtime.label
                visible: downtime.hovered
            }
        }
        TextEntry {
            id: breach

            Layout.fillWidth: true
            implicitHeight: Theme.row
            label: qsTr("Breach of the RTO")
            text: bar.fields.breach
            onEditingFinished: bar.takeImpact()

            Tip {
                text: breach.label
                visible: breach.hovered
            }
        }
        TextEntry {
            id: lost

            Layout.fillWidth: true
            implicitHeight: Theme.row
            label: qsTr("Lost operation")
            text: bar.fields.lostOperation
            onEditingFinished: bar.takeImpact()

            Tip {
                text: lost.label
                visible: lost.hovered
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: -Theme.unit
        visible: bar.fields.ofImpact
        spacing: Theme.gap

        HeadText {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(10)
            text: qsTr("downtime, per s")
        }
        HeadText {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(10)
            text: qsTr("breach")
        }
        HeadText {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(10)
            text: qsTr("lost operation")
        }
    }
}
