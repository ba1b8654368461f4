import QtQuick

// What the bars of the capacity chart are, in their order.
Row {
    spacing: Theme.gap

    LaneLegendEntry {
        word: qsTr("before")

        Rectangle {
            anchors.fill: parent
            color: Theme.step2
        }
    }
    LaneLegendEntry {
        word: qsTr("after")

        Rectangle {
            anchors.fill: parent
            color: Theme.step3
        }
    }
    LaneLegendEntry {
        word: qsTr("limit")

        Rectangle {
            anchors.fill: parent
            color: "transparent"
            border.width: Theme.hairline
            border.color: Theme.controlBorder
        }
    }
}
