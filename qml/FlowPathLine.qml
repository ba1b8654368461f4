pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// The lane path of one flow, stage by stage, with what it goes over and how it is copied as badges.
// It may be longer than its place: the arrows go along it.
FocusScope {
    id: line

    required property FlowPathTable flows
    readonly property string label: qsTr("Lane path of %1").arg(line.flows.pathText)
    readonly property list<string> transports: line.flows.transports
    readonly property list<string> copyings: line.flows.copyings

    implicitHeight: Theme.row
    activeFocusOnTab: stages.count > 0
    Accessible.role: Accessible.List
    Accessible.name: line.label

    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        visible: stages.count === 0
        color: Theme.secondary
        text: qsTr("Choose a flow to see its lane path.")
    }
    ListView {
        id: stages

        anchors.fill: parent
        focus: true
        orientation: ListView.Horizontal
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: line.flows.stages
        delegate: Row {
            id: stage

            required property int index
            required property string modelData
            readonly property string transport: line.transports[stage.index] ?? ""
            readonly property string copying: line.copyings[stage.index] ?? ""

            height: Theme.row
            rightPadding: Theme.gap
            spacing: Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: `${stage.modelData} ${stage.transport} ${stage.copying}`.trim()

            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                visible: stage.index > 0
                symbol: Icons.right
            }
            IdText {
                anchors.verticalCenter: parent.verticalCenter
                text: stage.modelData
                font.underline: line.activeFocus && stage.index === stages.currentIndex
            }
            TextBadge {
                anchors.verticalCenter: parent.verticalCenter
                visible: stage.transport.length > 0
                word: stage.transport
            }
            TextBadge {
                anchors.verticalCenter: parent.verticalCenter
                visible: stage.copying.length > 0
                word: stage.copying
            }
        }
    }
    FocusRing {
        visible: line.activeFocus
        inset: true
    }
}
