import QtQuick

// A heading over a column.
BodyText {
    color: Theme.secondary
    font.pixelSize: Theme.axisSize
    font.weight: Font.Medium
    Accessible.role: Accessible.ColumnHeader
}
