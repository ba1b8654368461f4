import QtQuick

// A line of typed text under its short heading. `label` is the whole name: for people who do not
// see it, and on hover.
Column {
    id: labelled

    required property string heading
    required property string label
    property alias text: entry.text

    signal edited()

    spacing: Theme.half

    HeadText {
        width: labelled.width
        text: labelled.heading
    }
    TextEntry {
        id: entry

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
