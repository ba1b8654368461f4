import QtQuick
import Estate.Models

// What the window knows of a room that is made late, whichever it is: its place as a link, and that
// it goes where one leads.
FocusScope {
    property string place: ""

    signal placeAsked(asked: PlaceLink)
}
