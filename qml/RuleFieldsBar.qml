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
            wrong: bar.fields.problem.length > 0
            enabled: !bar.session.inPast
            onPicked: regionId => bar.fields.allow(regionId)
            onPasted: text => bar.fields.allow(text)
        }
    }
    RuleFieldProblem {
        Layout.fillWidth: true
        visible: bar.fields.ofPolicy && bar.fields.problem.length > 0
        text: bar.fields.problem
    }
    RowLayout {
        Layout.fillWidth: true
        visible: bar.fields.ofImpact
        spacing: Theme.gap

        LabelledEntry {
            id: downtime

            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(10)
            heading: qsTr("Downtime, per s")
            label: qsTr("Downtime per second")
            enabled: !bar.session.inPast
            text: bar.fields.downtime
            onEdited: bar.takeImpact()
        }
        LabelledEntry {
            id: breach

            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(10)
            heading: qsTr("Breach")
            label: qsTr("Breach of the RTO")
            enabled: !bar.session.inPast
            text: bar.fields.breach
            onEdited: bar.takeImpact()
        }
        LabelledEntry {
            id: lost

            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(10)
            heading: qsTr("Lost operation")
            label: qsTr("Lost operation")
            enabled: !bar.session.inPast
            text: bar.fields.lostOperation
            onEdited: bar.takeImpact()
        }
    }
    RuleFieldProblem {
        Layout.fillWidth: true
        visible: bar.fields.ofImpact && bar.fields.problem.length > 0
        text: bar.fields.problem
    }
}
