import QtQuick

// A figure with its unit in the secondary colour, aligned right. `value` reads "8.33 PB", as the
// models format it; a text with several numbers ("4 m 07 s") stays as it is.
Text {
    id: number

    required property string value
    property bool unitQuiet: true
    // "< 1 u" is a figure and no markup.
    readonly property string told: number.value.replace(/</g, "&lt;")

    text: number.unitQuiet
          ? number.told.replace(/^((?:&lt; )?\S+) ([^\d]+)$/,
                                "$1 <font color=\"" + Theme.secondary + "\">$2</font>")
          : number.told
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
