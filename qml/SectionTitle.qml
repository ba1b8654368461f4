import QtQuick

BodyText {
    font.pixelSize: Theme.sectionSize
    font.weight: Font.Medium
    Accessible.role: Accessible.Heading
}
