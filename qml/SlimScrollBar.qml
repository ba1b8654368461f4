import QtQuick
import QtQuick.Controls.Basic

ScrollBar {
    id: bar

    implicitWidth: Theme.scrollBar
    implicitHeight: Theme.scrollBar
    padding: Theme.half
    minimumSize: 0.05
    policy: bar.size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff

    contentItem: Rectangle {
        radius: width / 2
        color: bar.pressed || bar.hovered ? Theme.secondary : Theme.controlBorder
    }
    background: null
}
