import QtQuick.Layouts

// The rooms, one at a time; in a window that is too small for them they scroll.
ScrollStage {
    id: rooms

    default property alias places: stack.data
    property alias currentIndex: stack.currentIndex

    leastWidth: Theme.px(940)
    leastHeight: Theme.px(560)

    StackLayout {
        id: stack

        anchors.fill: parent
    }
}
