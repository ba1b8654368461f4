import QtQuick

// Ids and digests: fixed width, elided in the middle.
BodyText {
    font.family: Theme.idFamily
    elide: Text.ElideMiddle
}
