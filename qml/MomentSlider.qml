pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// Every record of the journal from left to right, the one that is looked at as a handle. Dragging
// names records and looks when it is let go. Left and Right go by one record, Page by 100, Home and
// End to the ends. Ticks: above the line plans that were committed, below it images.
Item {
    id: slider

    required property MomentModel moment
    readonly property string label: qsTr("Step through time. %1").arg(slider.moment.aimText)
    readonly property real travel: Math.max(1, slider.width - handle.width)

    function xOf(position: real): real {
        return handle.width / 2 + position * slider.travel;
    }
    function pointAt(x: real) {
        slider.moment.point((x - handle.width / 2) / slider.travel);
    }

    implicitHeight: Theme.row
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: slider.label
    Accessible.description: slider.moment.marksText
    Accessible.focusable: true
    Accessible.onIncreaseAction: slider.moment.goBy(1)
    Accessible.onDecreaseAction: slider.moment.goBy(-1)

    Keys.onLeftPressed: event => {
        event.accepted = event.modifiers === Qt.NoModifier;
        if (event.accepted)
            slider.moment.goBy(-1);
    }
    Keys.onRightPressed: event => {
        event.accepted = event.modifiers === Qt.NoModifier;
        if (event.accepted)
            slider.moment.goBy(1);
    }
    Keys.onPressed: event => {
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_PageUp:
            slider.moment.goByPage(-1);
            break;
        case Qt.Key_PageDown:
            slider.moment.goByPage(1);
            break;
        case Qt.Key_Home:
            slider.moment.goToFirst();
            break;
        case Qt.Key_End:
            slider.moment.goToLast();
            break;
        default:
            event.accepted = false;
        }
    }
    Keys.onEscapePressed: event => {
        event.accepted = slider.moment.pointing;
        slider.moment.dropPointer();
    }

    Rectangle {
        id: line

        anchors.verticalCenter: parent.verticalCenter
        x: handle.width / 2
        width: slider.travel
        height: Theme.unit
        radius: height / 2
        color: Theme.line
    }
    Repeater {
        model: slider.moment.commitMarks

        delegate: Rectangle {
            required property real modelData

            x: slider.xOf(modelData) - width / 2
            anchors.bottom: line.top
            width: Theme.hairline * 2
            height: Theme.unit
            color: Theme.text
        }
    }
    Repeater {
        model: slider.moment.imageMarks

        delegate: Rectangle {
            required property real modelData

            x: slider.xOf(modelData) - width / 2
            anchors.top: line.bottom
            width: Theme.hairline * 2
            height: Theme.unit
            color: Theme.secondary
        }
    }
    Rectangle {
        id: handle

        x: slider.xOf(slider.moment.position) - width / 2
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(12)
        height: Theme.px(18)
        radius: Theme.radius
        color: slider.moment.pointing || slider.moment.working ? Theme.accent : Theme.raised
        border.width: Theme.hairline
        border.color: Theme.controlBorder
    }
    FocusRing {
        visible: slider.activeFocus
    }
    MouseArea {
        anchors.fill: parent
        preventStealing: true
        onPressed: event => {
            slider.forceActiveFocus(Qt.MouseFocusReason);
            slider.pointAt(event.x);
        }
        onPositionChanged: event => slider.pointAt(event.x)
        onReleased: slider.moment.release()
        onCanceled: slider.moment.dropPointer()
    }
    Tip {
        x: slider.xOf(slider.moment.position) - width / 2
        visible: slider.moment.pointing
        text: slider.moment.aimText
    }
}
