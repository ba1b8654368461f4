import QtQuick

// A line of typed text under its short heading. `label` is the whole name: for people who do not
// see it, and on hover.
Item {
    id: labelled

    required property string heading
    required property string label
    property alias text: entry.text
    property alias wrong: entry.wrong

    signal edited()

    // Of its own: a Column without a width yet has no height either, and a layout leaves it out.
    implicitHeight: head.implicitHeight + Theme.half + entry.implicitHeight

    HeadText {
        id: head

        width: labelled.width
        text: labelled.heading
    }
    TextEntry {
        id: entry

        y: head.implicitHeight + Theme.half
        width: labelled.width
        implicitHeight: Theme.row
        label: labelled.label
        onEditingFinished: labelled.edited()

        Tip {
            text: entry.label
            visible: entry.hovered
        }
    }
}
