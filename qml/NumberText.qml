import QtQuick

// A figure with its unit in the secondary colour, aligned right. `value` reads "8.33 PB", as the
// models format it; the unit is what follows the last space.
Text {
    id: number

    required property string value
    property bool unitQuiet: true
    readonly property int cut: number.value.lastIndexOf(" ")

    text: number.cut < 0 || !number.unitQuiet
          ? number.value
          : number.value.slice(0, number.cut) + " <font color=\"" + Theme.secondary + "\">"
            + number.value.slice(number.cut + 1) + "</font>"
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
