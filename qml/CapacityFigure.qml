import QtQuick
import QtQuick.Layouts

// One figure, or the heading over it, of the capacity table.
NumberText {
    id: figure

    property bool heading: false

    Layout.preferredWidth: Theme.px(88)
    color: figure.heading ? Theme.secondary : Theme.text
    unitQuiet: !figure.heading
    textFormat: figure.heading ? Text.PlainText : Text.StyledText
    font.pixelSize: figure.heading ? Theme.axisSize : Theme.bodySize
}
