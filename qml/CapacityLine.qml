import QtQuick
import QtQuick.Layouts

// The columns of the capacity table, as heading or as a region's figures.
Item {
    id: line

    required property string regionId
    required property string total
    required property string usedBefore
    required property string usedAfter
    required property string freeBefore
    required property string freeAfter
    required property string iopsBefore
    required property string iopsAfter
    property bool heading: false
    property bool lost: false
    property real before: 0
    property real after: 0
    readonly property color ink: line.heading ? Theme.secondary : Theme.text
    readonly property int size: line.heading ? Theme.axisSize : Theme.bodySize

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.gutter

        IdText {
            Layout.preferredWidth: Theme.px(48)
            text: line.regionId
            color: line.ink
            font.pixelSize: line.size
            font.family: line.heading ? Theme.textFamily : Theme.idFamily
        }
        StateWord {
            Layout.preferredWidth: Theme.px(64)
            opacity: line.lost ? 1 : 0
            word: qsTr("lost")
            symbol: Icons.missed
            ink: Theme.offline
        }
        CapacityFigure {
            heading: line.heading
            value: line.total
        }
        CapacityFigure {
            heading: line.heading
            value: line.usedBefore
        }
        CapacityFigure {
            heading: line.heading
            value: line.usedAfter
        }
        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.gutter
            Layout.minimumWidth: Theme.px(60)

            Rectangle {
                anchors.fill: parent
                visible: !line.heading
                color: Theme.raised
                radius: Theme.half

                Rectangle {
                    width: parent.width * line.after
                    height: parent.height
                    radius: Theme.half
                    color: Theme.step3
                    visible: !line.lost
                }
                Rectangle {
                    width: parent.width * line.before
                    height: parent.height
                    radius: Theme.half
                    color: Theme.step2
                    opacity: line.lost ? 0.4 : 1
                }
            }
        }
        CapacityFigure {
            heading: line.heading
            value: line.freeBefore
        }
        CapacityFigure {
            heading: line.heading
            value: line.freeAfter
        }
        CapacityFigure {
            Layout.preferredWidth: Theme.px(104)
            heading: line.heading
            value: line.iopsBefore
        }
        CapacityFigure {
            Layout.preferredWidth: Theme.px(104)
            heading: line.heading
            value: line.iopsAfter
        }
    }
}
