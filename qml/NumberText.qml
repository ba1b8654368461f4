import QtQuick

// A figure with its unit in the secondary colour, aligned right. `value` reads "8.33 PB", as the
// models format it; a text with several numbers ("4 m 07 s") stays as it is.
Text {
    id: number

    required property string value
    property bool unitQuiet: true

    text: number.unitQuiet ? Looks.withQuietUnit(number.value) : number.value
    color: Theme.text
    font.family: Theme.textFamily
    font.pixelSize: Theme.bodySize
    textFormat: Text.StyledText
    horizontalAlignment: Text.AlignRight
    verticalAlignment: Text.AlignVCenter
    elide: Text.ElideRight
    Accessible.role: Accessible.StaticText
    Accessible.name: number.value
}
