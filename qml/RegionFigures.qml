import QtQuick
import QtQuick.Layouts

// Every figure of one region, concrete and representative told apart.
Item {
    id: figures

    required property string regionId
    required property string entityIds
    required property string trustDomain
    required property string condition
    required property string conditionText
    required property int utilisationPpm
    required property string utilisationText
    required property string capacityText
    required property string usedText
    required property string freeText
    required property string freeExactText
    required property string reservedText
    required property int reservePpm
    required property string iopsText
    required property string usedIopsText
    required property int iopsPpm
    required property string restoreRateText
    required property string usedIopsShareText
    required property string hostsText
    required property string concreteHostsText
    required property string volumesText
    required property string concreteVolumesText
    required property string recoveryRecordsText
    required property string unavailableSinceText
    required property string staleText
    required property string accessibleText

    Accessible.role: Accessible.Pane
    Accessible.name: figures.accessibleText

    ColumnLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gutter

            IdText {
                text: figures.regionId
                font.pixelSize: Theme.titleSize
            }
            StateWord {
                Layout.fillWidth: true
                word: figures.conditionText
                symbol: Looks.conditionSymbol(figures.condition)
                ink: Looks.conditionInk(figures.condition)
                strong: figures.condition !== "online"
            }
        }
        BodyText {
            Layout.fillWidth: true
            visible: figures.unavailableSinceText.length > 0
            text: qsTr("since %1").arg(figures.unavailableSinceText)
            color: Theme.secondary
        }
        StaleMark {
            age: figures.staleText.length > 0 ? qsTr("Export: %1").arg(figures.staleText) : ""
        }
        FactLine {
            Layout.fillWidth: true
            title: qsTr("Entities")
            fact: figures.entityIds
            mono: true
        }
        FactLine {
            Layout.fillWidth: true
            title: qsTr("Trust domain")
            fact: figures.trustDomain
            mono: true
        }
        SectionTitle {
            Layout.topMargin: Theme.gap
            text: qsTr("Capacity")
        }
        UseBar {
            Layout.fillWidth: true
            title: qsTr("Bytes used")
            fraction: figures.utilisationPpm / 1000000
            reserved: figures.reservePpm / 1000000
            value: figures.utilisationText
        }
        FactLine {
            Layout.fillWidth: true
            numeric: true
            title: qsTr("Capacity")
            fact: figures.capacityText
        }
        FactLine {
            Layout.fillWidth: true
            numeric: true
            title: qsTr("Used, reserve included")
            fact: figures.usedText
        }
        FactLine {
            Layout.fillWidth: true
            numeric: true
            title: qsTr("Held for other regions")
            fact: figures.reservedText
            reserved: figures.reservePpm > 0
        }
        FactLine {
            id: free

            Layout.fillWidth: true
            numeric: true
            title: qsTr("Free")
            fact: figures.freeText

            HoverHandler {
                id: freeHover
            }
            Tip {
                visible: freeHover.hovered
                text: figures.freeExactText
            }
        }
        SectionTitle {
            Layout.topMargin: Theme.gap
            text: qsTr("Throughput")
        }
        UseBar {
            Layout.fillWidth: true
            title: qsTr("Lane IOPS used")
            fraction: figures.iopsPpm / 1000000
            value: figures.usedIopsShareText
        }
        FactLine {
            Layout.fillWidth: true
            numeric: true
            title: qsTr("Online lane capacity")
            fact: figures.iopsText
        }
        FactLine {
            Layout.fillWidth: true
            numeric: true
            title: qsTr("Reserved for steady work")
            fact: figures.usedIopsText
        }
        FactLine {
            Layout.fillWidth: true
            numeric: true
            title: qsTr("Restore rate")
            fact: figures.restoreRateText
        }
        SectionTitle {
            Layout.topMargin: Theme.gap
            text: qsTr("Population")
        }
        TwoScales {
            Layout.fillWidth: true
            heading: true
            title: ""
            concrete: qsTr("concrete")
            representative: qsTr("representatives")
        }
        TwoScales {
            Layout.fillWidth: true
            title: qsTr("Volumes")
            concrete: figures.concreteVolumesText
            representative: figures.volumesText
        }
        TwoScales {
            Layout.fillWidth: true
            title: qsTr("Hosts")
            concrete: figures.concreteHostsText
            representative: figures.hostsText
        }
        TwoScales {
            Layout.fillWidth: true
            title: qsTr("Replicas kept")
            concrete: ""
            representative: figures.recoveryRecordsText
        }
    }
}
