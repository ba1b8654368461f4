pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// One record: who, when, every field, what was decided, and its place in the chain.
Panel {
    id: pane

    required property JournalRecordModel record
    required property Command copyCommand

    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.padding
        visible: !pane.record.found && pane.record.problem.length === 0
        symbol: Icons.journal
        title: qsTr("No record is selected")
        body: qsTr("Choose one to see all of its fields.")
    }
    ErrorBanner {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        visible: !pane.record.found && pane.record.problem.length > 0
        what: qsTr("The record can't be read")
        meaning: pane.record.problem
        code: pane.record.problemCode
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gutter
        anchors.margins: Theme.hairline
        visible: pane.record.found
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            spacing: Theme.gap

            SectionTitle {
                Layout.fillWidth: true
                text: pane.record.title
            }
            BodyText {
                color: Theme.secondary
                text: qsTr("Record %1").arg(pane.record.indexText)
            }
        }
        BodyText {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            visible: pane.record.subject.length > 0
            wrapMode: Text.Wrap
            text: pane.record.subject
        }
        FactLine {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            Layout.topMargin: Theme.unit
            titleWidth: Theme.px(72)
            title: qsTr("By")
            fact: pane.record.actor
        }
        FactLine {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            titleWidth: Theme.px(72)
            title: qsTr("At")
            fact: pane.record.timeText
        }
        FactLine {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            titleWidth: Theme.px(72)
            title: qsTr("Hash")
            fact: pane.record.hash
            mono: true
        }
        FactLine {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            titleWidth: Theme.px(72)
            title: qsTr("Previous")
            fact: pane.record.previousHash
            mono: true
        }
        BodyText {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            wrapMode: Text.Wrap
            color: Theme.secondary
            text: pane.record.decisionsText
        }
        ErrorBanner {
            Layout.fillWidth: true
            Layout.margins: Theme.gap
            visible: pane.record.problem.length > 0
            what: pane.record.problem
            code: pane.record.problemCode
        }
        ActionButton {
            Layout.leftMargin: Theme.padding
            implicitHeight: Theme.row
            symbol: Icons.copy
            text: qsTr("Copy as index:hash")
            action: pane.copyCommand
            label: qsTr("Copy index and hash, as a head to verify with")
        }
        Rule {
            Layout.fillWidth: true
            Layout.topMargin: Theme.unit
        }
        DataTable {
            id: fields

            Layout.fillWidth: true
            Layout.fillHeight: true
            label: qsTr("Fields of the record")
            rows: pane.record
            kept: "record"
            emptyTitle: qsTr("No fields")
            emptyBody: qsTr("What it is says it all.")
            onItemChosen: item => fields.currentItem = item
        }
    }
}
