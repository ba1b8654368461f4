import QtQuick

// What the parts and marks of a lane's bar are.
Row {
    id: legend

    spacing: Theme.gutter
    clip: true

    LaneLegendEntry {
        word: qsTr("own")

        Rectangle {
            anchors.fill: parent
            color: Theme.step2
        }
    }
    LaneLegendEntry {
        word: qsTr("borrowed")

        LaneStripes {
            anchors.fill: parent
        }
    }
    LaneLegendEntry {
        word: qsTr("guaranteed")

        LaneTick {
            anchors.horizontalCenter: parent.horizontalCenter
            height: parent.height
        }
    }
    LaneLegendEntry {
        word: qsTr("ceiling")

        LaneTick {
            anchors.horizontalCenter: parent.horizontalCenter
            height: parent.height
            ceiling: true
        }
    }
}
